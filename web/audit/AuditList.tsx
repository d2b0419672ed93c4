import { IconEye } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { dateAndTime } from '../kit/time.ts';
import classes from './AuditList.module.css';
import { auditQuery } from './api.ts';
import { actionWords, visitsOf } from './inWords.ts';

type Props = {
  customerId: string | null;
  forCustomer?: boolean;
  /** Names the customer of an entry, for a dietician. */
  nameOf?: (entry: AuditEntry) => ReactNode;
};
type VisitsProps = Props & { changesOnly: boolean };

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const timeOf = (at: string) => clock.format(new Date(at));
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Visits, the last first: who, from when to when, and what. */
export function AuditList(props: Props) {
  const [changesOnly, showChangesOnly] = useState(false);
  return (
    <>
      <ToggleGroup
        label="Show"
        look="chips"
        className={classes.filter}
        choices={[{ value: 'changes', face: 'Changes only' }]}
        chosen={changesOnly ? ['changes'] : []}
        onChoose={() => showChangesOnly(!changesOnly)}
      />
      <Visits {...props} changesOnly={changesOnly} />
    </>
  );
}

function Visits({ customerId, forCustomer = false, nameOf, changesOnly }: VisitsProps) {
  const query = useInfiniteQuery(auditQuery(customerId, changesOnly));
  if (!query.data)
    return (
      <Unloaded
        query={query}
        skeleton={
          <RowsSkeleton
            count={5}
            className="card"
            rowClassName={classes.entry}
            widths={['60%', '30%']}
          />
        }
        failed="The record could not be loaded."
      />
    );
  const visits = visitsOf(rowsOf(query.data));
  if (visits.length === 0)
    return (
      <EmptyState icon={IconEye} title={changesOnly ? 'No changes so far.' : 'Nobody so far.'}>
        What dieticians look at and change is listed here from now on.
      </EmptyState>
    );
  return (
    <>
      <ul className="card" aria-label="Record of access">
        {visits.map(({ id, by, network, from, to, actions }) => (
          <li key={id} className={classes.entry}>
            <span className="small wrap baseline gap-facts">
              <strong className="ink text-15 medium">
                <bdi>{by ?? 'Somebody no longer here'}</bdi>
              </strong>
              <span>
                <time dateTime={from}>{dateAndTime(from)}</time>
                {timeOf(to) !== timeOf(from) && (
                  <>
                    {' to '}
                    <time dateTime={to}>{timeOf(to)}</time>
                  </>
                )}
              </span>
              {network !== 'unknown' && <span>from {network}</span>}
            </span>
            <ul className="plain">
              {actions.map((action) => (
                <li key={action.entry.id}>
                  {capitalised(actionWords(action, forCustomer))} {nameOf?.(action.entry)}
                  {action.times > 1 && <span className="muted"> {action.times} times</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ShowMore list={query} />
    </>
  );
}
