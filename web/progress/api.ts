import { queryOptions } from '@tanstack/react-query';
import type { Day } from '#domain/day.ts';
import type { DietPlan, PlannedDays } from '#domain/plans/planSchema.ts';
import type { Week } from '#domain/plans/weeks.ts';
import type {
  DailyProgress,
  DayAnswer,
  ProgressDay,
  TrackedDay,
} from '#domain/progress/progressSchema.ts';
import { get, send } from '../api/request.ts';

const pathOf = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;
const daysPath = (customerId: string) => `${pathOf(customerId)}/daily-progress`;
const dayPath = (customerId: string, date: Day) => `${daysPath(customerId)}/${date}`;

export const fetchDay = (customerId: string, date: Day) =>
  get<TrackedDay>(dayPath(customerId, date));

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

/** The meals of each day from `from` to `to`, from whichever plan covers it. */
export const plannedDaysQuery = (customerId: string, { from, to }: Week) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'days', from, to],
    queryFn: () =>
      get<PlannedDays>(`${pathOf(customerId)}/planned-days?${new URLSearchParams({ from, to })}`),
  });

/** The plan uploaded last, whatever week it is for; null while there is none. */
export const latestPlanQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'latest'],
    queryFn: () => get<{ plan: DietPlan | null }>(`${pathOf(customerId)}/diet-plans/latest`),
  });

/** Changes parts of a day; see `settled` in dayParts.ts. */
export const changeDay = (customerId: string, date: Day, changes: readonly object[]) =>
  send<DayAnswer>('PATCH', dayPath(customerId, date), { changes });

/** The newer of two answers about one day, whichever arrived first. */
export const newerOf = (one: DailyProgress | null, other: DailyProgress | null) =>
  one && (!other || one.version > other.version) ? one : other;
