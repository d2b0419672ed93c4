import { queryOptions } from '@tanstack/react-query';
import type { DietPlan } from '#domain/plans/plan.ts';
import { get } from '../api.ts';

/** The plan uploaded last, whatever week it is for; null while there is none. */
export const latestPlanQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'latest'],
    queryFn: () =>
      get<{ plan: DietPlan | null }>(
        `/api/customers/${encodeURIComponent(customerId)}/diet-plans/latest`,
      ),
  });
