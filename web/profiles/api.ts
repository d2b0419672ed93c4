import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerProfile, CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import type { DieticianProfile, DieticianProfileInput } from '#domain/profiles/dieticianProfile.ts';
import { get, send } from '../api/request.ts';

type Answer<T> = { profile: T | null };

const customerPath = (uid: string) => `/api/customers/${encodeURIComponent(uid)}/profile`;
const dieticianPath = (uid: string) => `/api/dieticians/${encodeURIComponent(uid)}/profile`;

export const customerProfileQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'customer-profile'],
    queryFn: () => get<Answer<CustomerProfile>>(customerPath(customerId)),
  });

export const dieticianProfileQuery = (dieticianId: string) =>
  queryOptions({
    queryKey: ['dieticians', dieticianId, 'dietician-profile'],
    queryFn: () => get<Answer<DieticianProfile>>(dieticianPath(dieticianId)),
  });

/** `version` is that of the profile the edit began with; 0 while there was none. */
type Saving<T> = { input: T; version: number };

const put = <I, O>(path: string, { input, version }: Saving<I>) =>
  send<O>('PUT', path, input, { ifMatch: version });

export function useSaveCustomerProfile(customerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (saving: Saving<CustomerProfileInput>) =>
      put<CustomerProfileInput, CustomerProfile>(customerPath(customerId), saving),
    onSuccess: (profile) =>
      queries.setQueryData(customerProfileQuery(customerId).queryKey, { profile }),
  });
}

export function useSaveDieticianProfile(dieticianId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (saving: Saving<DieticianProfileInput>) =>
      put<DieticianProfileInput, DieticianProfile>(dieticianPath(dieticianId), saving),
    onSuccess: (profile) =>
      queries.setQueryData(dieticianProfileQuery(dieticianId).queryKey, { profile }),
  });
}
