import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Day } from '#domain/day.ts';
import type {
  DailyProgress,
  DaySubmission,
  ProgressDay,
  TrackedDay,
} from '#domain/progress/progressSchema.ts';
import { get, send } from '../api/request.ts';

const daysPath = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/daily-progress`;
const dayPath = (customerId: string, date: Day) => `${daysPath(customerId)}/${date}`;

export const fetchDay = (customerId: string, date: Day) =>
  get<TrackedDay>(dayPath(customerId, date));

/** One day of a customer: what was planned and what was logged. */
export const trackedDayQuery = (customerId: string, date: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'daily-progress', date],
    queryFn: () => fetchDay(customerId, date),
  });

/** How each day from `from` to `to` was logged. */
export const progressDaysQuery = (customerId: string, from: Day, to: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'daily-progress', 'days', from, to],
    queryFn: () =>
      get<{ items: ProgressDay[] }>(`${daysPath(customerId)}?${new URLSearchParams({ from, to })}`),
  });

type Submission = { date: Day; submission: DaySubmission };

export const storeDay = (customerId: string, { date, submission }: Submission) =>
  send<DailyProgress>('PUT', dayPath(customerId, date), submission);

/** Of two answers about one day the newer one, whichever came first. */
export const newerOf = (one: DailyProgress | null, other: DailyProgress | null) =>
  one && (!other || one.version > other.version) ? one : other;

/** Shows a day as it was stored. */
export function dayStored(queries: QueryClient, customerId: string, record: DailyProgress): void {
  const { date } = record;
  queries.setQueryData(trackedDayQuery(customerId, date).queryKey, (day) =>
    day ? { ...day, record: newerOf(day.record, record) } : day,
  );
  // Not waited for: the day is stored, and can be edited.
  void queries.invalidateQueries({
    queryKey: ['customers', customerId, 'daily-progress'],
    // The day itself is known by the answer; lists and strips of days are not.
    predicate: (query) => query.queryKey[3] !== date,
  });
}
