import { queryOptions } from '@tanstack/react-query';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { get } from '../api/request.ts';

const pathOf = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;

/** The plan uploaded last, whatever week it is for; null while there is none. */
export const latestPlanQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'latest'],
    queryFn: () => get<{ plan: DietPlan | null }>(`${pathOf(customerId)}/diet-plans/latest`),
  });
