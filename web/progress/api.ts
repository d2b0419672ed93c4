import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Day } from '#domain/day.ts';
import type { PlannedDays } from '#domain/plans/weekDaySchema.ts';
import { loggedOf, mealKindsOf } from '#domain/progress/adherence.ts';
import type {
  DailyProgress,
  DayAnswer,
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
    queryFn: async ({ client, queryKey }) => {
      const day = await fetchDay(customerId, date);
      // An answer that was on its way when this device stored the day is older than what is known.
      const known = client.getQueryData<TrackedDay>(queryKey)?.record ?? null;
      return { ...day, record: newerOf(known, day.record) };
    },
  });

/** What is logged for each day from `from` to `to`. */
export const progressDaysQuery = (customerId: string, from: Day, to: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'daily-progress', 'days', from, to],
    queryFn: () =>
      get<{ items: ProgressDay[] }>(`${daysPath(customerId)}?${new URLSearchParams({ from, to })}`),
  });

/** Changes parts of a day; see `settled` in dayParts.ts. */
export const changeDay = (customerId: string, date: Day, changes: readonly object[]) =>
  send<DayAnswer>('PATCH', dayPath(customerId, date), { changes });

/** The newer of two answers about one day, whichever arrived first. */
export const newerOf = (one: DailyProgress | null, other: DailyProgress | null) =>
  one && (!other || one.version > other.version) ? one : other;

/**
 * Shows a day as the server has stored it, also in the lists of days on screen. Figures over many days, such as
 * goals, are fetched when they are next looked at.
 */
export function dayStored(queries: QueryClient, customerId: string, record: DailyProgress): void {
  const { date } = record;
  const ofCustomer = ['customers', customerId];
  queries.setQueryData(trackedDayQuery(customerId, date).queryKey, (day) =>
    day ? { ...day, record: newerOf(day.record, record) } : day,
  );
  const { done, meals } = mealKindsOf(record.planned.meals, record.meals, record.instead);
  const logged = loggedOf({ done, meals });
  queries.setQueriesData<{ items: ProgressDay[] }>(
    { queryKey: [...ofCustomer, 'daily-progress', 'days'] },
    (list) =>
      list && {
        items: list.items.map((day) => (day.date === date ? { ...day, logged, done, meals } : day)),
      },
  );
  queries.setQueriesData<PlannedDays>(
    { queryKey: [...ofCustomer, 'diet-plan', 'days'] },
    (list) =>
      list && {
        ...list,
        days: list.days.map((day) => (day.date === date ? { ...day, logged } : day)),
      },
  );
  void queries.invalidateQueries({
    queryKey: ofCustomer,
    predicate: ({ queryKey: [, , kind] }) => kind !== 'daily-progress' && kind !== 'diet-plan',
    refetchType: 'none',
  });
}
