import { queryOptions } from '@tanstack/react-query';
import type { Goals } from '#domain/goals/goalSchema.ts';
import { get } from '../api/request.ts';

export const goalsPath = (customerId: string): string =>
  `/api/customers/${encodeURIComponent(customerId)}/goals`;

/** A customer's open goals with their progress, and the most recently closed ones. */
export const goalsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'goal'],
    queryFn: () => get<Goals>(goalsPath(customerId)),
  });
