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

/** One day of a customer: what was planned and what is logged. */
export const trackedDayQuery = (customerId: string, date: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'daily-progress', date],
    queryFn: () => fetchDay(customerId, date),
  });

/** What is logged for each day from `from` to `to`. */
export const progressDaysQuery = (customerId: string, from: Day, to: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'daily-progress', 'days', from, to],
    queryFn: () =>
      get<{ items: ProgressDay[] }>(`${daysPath(customerId)}?${new URLSearchParams({ from, to })}`),
  });

type Submission = { date: Day; submission: DaySubmission };

export const storeDay = (customerId: string, { date, submission }: Submission) =>
  send<DailyProgress>('PUT', dayPath(customerId, date), submission);

/** The newer of two answers about one day, whichever arrived first. */
export const newerOf = (one: DailyProgress | null, other: DailyProgress | null) =>
  one && (!other || one.version > other.version) ? one : other;

/** Shows a day as the server has stored it. */
export function dayStored(queries: QueryClient, customerId: string, record: DailyProgress): void {
  const { date } = record;
  queries.setQueryData(trackedDayQuery(customerId, date).queryKey, (day) =>
    day ? { ...day, record: newerOf(day.record, record) } : day,
  );
  // No await: the day is stored and can be edited.
  void queries.invalidateQueries({
    queryKey: ['customers', customerId, 'daily-progress'],
    // The answer already has the day itself; lists and strips of days need a refetch.
    predicate: (query) => query.queryKey[3] !== date,
  });
}
