import { queryOptions } from '@tanstack/react-query';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { PlannedDays } from '#domain/plans/weekDaySchema.ts';
import type { Week } from '#domain/plans/weeks.ts';
import { get } from '../api/request.ts';

const pathOf = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;

/** The plan uploaded last, whatever week it is for; null while there is none. */
export const latestPlanQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'latest'],
    queryFn: () => get<{ plan: DietPlan | null }>(`${pathOf(customerId)}/diet-plans/latest`),
  });

/** The meals of each day from `from` to `to`, from whichever plan holds for it. */
export const plannedDaysQuery = (customerId: string, { from, to }: Week) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'days', from, to],
    queryFn: () =>
      get<PlannedDays>(`${pathOf(customerId)}/planned-days?${new URLSearchParams({ from, to })}`),
  });
