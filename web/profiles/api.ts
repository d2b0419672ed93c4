import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Allergen } from '#domain/allergens/allergens.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import type { Body } from '#domain/measurements/derived.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type {
  CustomerProfile,
  CustomerProfileSave,
  DieticianProfile,
  DieticianProfileInput,
} from '#domain/profiles/profileSchema.ts';
import { ApiError, get, send } from '../api/request.ts';

type Answer<T> = { profile: T | null };
type CustomerAnswer = Answer<CustomerProfile> & { chosen: DieticianChoice | null };

const customerPath = (uid: string) => `/api/customers/${encodeURIComponent(uid)}/profile`;
const dieticianPath = (uid: string) => `/api/dieticians/${encodeURIComponent(uid)}/profile`;

export const customerProfileQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'customer-profile'],
    queryFn: () => get<CustomerAnswer>(customerPath(customerId)),
  });

/** The parts of a profile needed to calculate values from a weight; null until the profile is loaded. */
export function useBody(customerId: string): Body | null {
  const { data } = useQuery(customerProfileQuery(customerId));
  if (!data) return null;
  const { dateOfBirth = null, pregnancy = null, height, heightUnit = 'cm' } = data.profile ?? {};
  const unit = heightUnit === 'inches' ? 'in' : heightUnit;
  return { dateOfBirth, pregnancy, height: height ? siOf(height, unit) : null };
}

/** The plan uploaded last; null if there is none. */
export const latestPlanQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'latest'],
    queryFn: () =>
      get<{ plan: DietPlan | null }>(
        `/api/customers/${encodeURIComponent(customerId)}/diet-plans/latest`,
      ),
  });

export const dieticianProfileQuery = (dieticianId: string) =>
  queryOptions({
    queryKey: ['dieticians', dieticianId, 'dietician-profile'],
    queryFn: () => get<Answer<DieticianProfile>>(dieticianPath(dieticianId)),
  });

type Saving<Input> = {
  input: Input;
  /** The version that the edit began from; 0 if there was no profile. */
  version: number;
};

export function useSaveCustomerProfile(customerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ input, version }: Saving<CustomerProfileSave>) =>
      send<CustomerProfile>('PUT', customerPath(customerId), input, { ifMatch: version }),
    onSuccess: (profile) =>
      queries.setQueryData(customerProfileQuery(customerId).queryKey, (before) => ({
        chosen: before?.chosen ?? null,
        profile,
      })),
  });
}

/** Whether another dietician saved first. Their choice has been fetched by the time the caller sees this error. */
export const isChosenMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 412;

/** Stores what a dietician chose for a customer, next to the customer's own choice. */
export function useChooseAllergens(customerId: string) {
  const queries = useQueryClient();
  const { queryKey } = customerProfileQuery(customerId);
  return useMutation({
    mutationFn: ({ input, version }: Saving<{ allergens: readonly Allergen[] }>) =>
      send<DieticianChoice>('PUT', `${customerPath(customerId)}/chosen-allergens`, input, {
        ifMatch: version,
      }),
    onSuccess: (chosen) =>
      queries.setQueryData(queryKey, (before) => ({ profile: before?.profile ?? null, chosen })),
    onError(error) {
      const fetched = queries.invalidateQueries({ queryKey });
      // Do not wait for the refetch if there is no network, because it would take as long as the request.
      return isChosenMeanwhile(error) ? fetched : undefined;
    },
  });
}

export function useSaveDieticianProfile(dieticianId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ input, version }: Saving<DieticianProfileInput>) =>
      send<DieticianProfile>('PUT', dieticianPath(dieticianId), input, { ifMatch: version }),
    onSuccess: (profile) =>
      queries.setQueryData(dieticianProfileQuery(dieticianId).queryKey, { profile }),
  });
}
