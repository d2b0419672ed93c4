import { IconEye } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { say as colleagueSays } from '#domain/colleagues/words.ts';
import { formatTime } from '#domain/day.ts';
import { pagesQuery, rowsOf } from '../api/pages.ts';
import { Filled } from '../kit/Button.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { actionWords, visitsOf } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  customerId: string | null;
  forCustomer?: boolean;
  nameOf?: (entry: AuditEntry) => ReactNode;
};
type VisitsProps = Props & { changesOnly: boolean };

const timeOf = (at: string) => formatTime(new Date(at));
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Visits, the last first: who, from when to when, and what. */
export function AuditList(props: Props) {
  const [changesOnly, showChangesOnly] = useState(false);
  return (
    <>
      <ToggleGroup
        label={ofKit.show}
        look="chips"
        className="below-3"
        choices={[{ value: 'changes', face: say.changesOnly }]}
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
            rowClassName="ruled grid gap-1 breaks pad-row"
            widths={['60%', '30%']}
          />
        }
        failed={say.notLoaded}
      />
    );
  const visits = visitsOf(rowsOf(query.data));
  if (visits.length === 0)
    return (
      <EmptyState icon={IconEye} title={changesOnly ? say.noChangesSoFar : say.nobodySoFar}>
        {say.listedFromNowOn}
      </EmptyState>
    );
  return (
    <>
      <ul className="card" aria-label={ofKit.recordOfAccess}>
        {visits.map(({ id, by, position, network, from, to, actions }) => (
          <li key={id} className="ruled grid gap-1 breaks pad-row">
            <span className="small wrap baseline gap-facts">
              <strong className="ink text-15 medium">
                <bdi>{by ?? say.dieticianNoLongerHere}</bdi>
              </strong>
              {position && <span>{colleagueSays.positions[position]}</span>}
              <span>
                <Filled
                  text={timeOf(to) === timeOf(from) ? '{from}' : say.fromTo}
                  from={<time dateTime={from}>{dateAndTime(from)}</time>}
                  to={<time dateTime={to}>{timeOf(to)}</time>}
                />
              </span>
              {network !== 'unknown' && <span>{say.fromNetwork(network)}</span>}
            </span>
            <ul className="plain">
              {actions.map((action) => (
                <li key={action.entry.id}>
                  {capitalised(actionWords(action, forCustomer))} {nameOf?.(action.entry)}
                  {action.times > 1 && <span className="muted"> {say.times(action.times)}</span>}
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

/** The audit log of one customer, or of all customers (null), newest first. */
function auditQuery(customerId: string | null, changesOnly: boolean) {
  const of = customerId ? `/customers/${encodeURIComponent(customerId)}` : '';
  const only = changesOnly ? { only: 'changes' } : {};
  const key = ['audit-entry', customerId, changesOnly];
  const pages = pagesQuery<AuditEntry>(key, `/api${of}/audit-entries`, only);
  // Fetched again on each visit, because users expect the current record.
  return { ...pages, staleTime: 0 };
}
