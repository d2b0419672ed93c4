import { queryOptions } from '@tanstack/react-query';
import type { PlannedDays } from '#domain/plans/weekDaySchema.ts';
import type { Week } from '#domain/plans/weeks.ts';
import { get } from '../api/request.ts';

/** The meals of each day from `from` to `to`, from whichever plan covers it. */
export const plannedDaysQuery = (customerId: string, { from, to }: Week) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'days', from, to],
    queryFn: () =>
      get<PlannedDays>(
        `/api/customers/${encodeURIComponent(customerId)}/planned-days?${new URLSearchParams({ from, to })}`,
      ),
  });
