import { queryOptions } from '@tanstack/react-query';
import type { Day, DayRange } from '#domain/day.ts';
import type { CustomerProfile } from '#domain/profiles/profileSchema.ts';
import type { NutrientDays, Targets, TargetsInput } from '#domain/targets/targetSchema.ts';
import { get, send } from '../api/request.ts';

export type Whose = {
  readonly customer: { readonly id: string; readonly name: string; readonly today: Day };
  /** Fetched only for a suggestion: reading a profile is recorded. */
  readonly fetchProfile: () => Promise<CustomerProfile | null>;
};

const pathOf = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;

/** What a day of a customer should contain; version 0 while nothing is set. For dieticians. */
export const targetsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'food-target'],
    queryFn: () => get<Targets>(`${pathOf(customerId)}/food-targets`),
  });

export const saveTargets = (customerId: string, input: TargetsInput, version: number) =>
  send<Targets>('PUT', `${pathOf(customerId)}/food-targets`, input, { ifMatch: version });

export const nutrientDaysQuery = (customerId: string, range: DayRange) =>
  queryOptions({
    queryKey: ['customers', customerId, 'nutrients', range],
    queryFn: () =>
      get<NutrientDays>(
        `${pathOf(customerId)}/nutrients?${new URLSearchParams({ ...range }).toString()}`,
      ),
  });
