import { queryOptions } from '@tanstack/react-query';
import type { UnseenPlan } from '#domain/plans/versionSchema.ts';
import { get, send } from '../api/request.ts';

const plansPath = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/diet-plans`;

/** The customer's plans whose latest version they have not seen. */
export const unseenQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'plan-seen'],
    queryFn: () => get<{ items: UnseenPlan[] }>(`${plansPath(customerId)}/changes`),
  });

export const sendSeen = (
  customerId: string,
  { planId, version }: Pick<UnseenPlan, 'planId' | 'version'>,
) => send<void>('PUT', `${plansPath(customerId)}/${encodeURIComponent(planId)}/seen`, { version });
