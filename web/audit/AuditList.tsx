import { IconEye } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { dateAndTime } from '../kit/time.ts';
import classes from './AuditList.module.css';
import { auditQuery } from './api.ts';
import { actionWords, countRepeats } from './words.ts';

type Props = {
  customerId: string | null;
  forCustomer?: boolean;
  /** Names the customer of an entry, for a dietician. */
  nameOf?: (entry: AuditEntry) => ReactNode;
};

/** Who did what and when, the last first. */
export function AuditList({ customerId, forCustomer = false, nameOf }: Props) {
  const query = useInfiniteQuery(auditQuery(customerId));
  if (!query.data)
    return (
      <Unloaded
        query={query}
        skeleton={
          <RowsSkeleton
            count={5}
            className={classes.list}
            rowClassName={classes.entry}
            widths={['60%', '30%']}
          />
        }
        failed="The record could not be loaded."
      />
    );
  const entries = countRepeats(rowsOf(query.data));
  if (entries.length === 0)
    return (
      <EmptyState icon={IconEye} title="Nobody so far.">
        What dieticians look at and change is listed here from now on.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.list} aria-label="Record of access">
        {entries.map(({ entry, times }) => (
          <li key={entry.id} className={classes.entry}>
            <span>
              <strong className={classes.who}>{entry.by ?? 'Somebody no longer here'}</strong>{' '}
              {actionWords(entry, forCustomer)} {nameOf?.(entry)}
              {times > 1 && <span className={classes.times}> {times} times</span>}
            </span>
            <span className={classes.when}>
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
              {entry.network !== 'unknown' && <span>from {entry.network}</span>}
            </span>
          </li>
        ))}
      </ul>
      <ShowMore list={query} />
    </>
  );
}
