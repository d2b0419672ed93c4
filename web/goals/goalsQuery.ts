import { queryOptions } from '@tanstack/react-query';
import type { Goals } from '#domain/goals/goalSchema.ts';
import { get } from '../api/request.ts';

export const goalsPath = (customerId: string): string =>
  `/api/customers/${encodeURIComponent(customerId)}/goals`;

/** The open goals of a customer, how far each is, and the last that were closed. */
export const goalsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'goal'],
    queryFn: () => get<Goals>(goalsPath(customerId)),
  });
