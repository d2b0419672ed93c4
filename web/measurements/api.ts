import { queryOptions, useMutation } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Day } from '#domain/day.ts';
import type {
  Kinds,
  Measurement,
  MeasurementChange,
  MeasurementInput,
} from '#domain/measurements/measurementSchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { pagesQuery } from '../api/pages.ts';
import { ApiError, get, send } from '../api/request.ts';
import { invalidate } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';

export const customerPath = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}`;
const listPath = (customerId: string) => `${customerPath(customerId)}/measurements`;
const onePath = (customerId: string, id: string) =>
  `${listPath(customerId)}/${encodeURIComponent(id)}`;

/** The measurements of one kind, newest first, page by page. */
export const measurementsQuery = (customerId: string, kind: string) =>
  pagesQuery<Measurement>(['customers', customerId, 'measurement', kind], listPath(customerId), {
    kind,
  });

/** The kinds that the practice named. */
export const kindsQuery = queryOptions({
  queryKey: ['measurement-kind'],
  queryFn: () => get<Kinds>('/api/measurement-kinds'),
});

/** The shortest trends that include four weeks of days. Shares its query key with the charts. */
export const trendsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'trends', '90d'],
    queryFn: () => get<Trends>(`${customerPath(customerId)}/trends?range=90d`),
  });

/** Refetches everything that shows measurements; the profile shows the weight. */
export function measured(customerId: string): void {
  for (const kind of ['measurement', 'customer-profile', 'trends'])
    invalidate(['customers', customerId, kind]);
}

export const addMeasurement = (customerId: string, input: MeasurementInput, key: string) =>
  send<Measurement>('POST', listPath(customerId), input, { idempotencyKey: key });

export const changeMeasurement = (
  customerId: string,
  { id, version }: Pick<Measurement, 'id' | 'version'>,
  change: MeasurementChange,
) => send<Measurement>('PATCH', onePath(customerId, id), change, { ifMatch: version });

export const useDeleteMeasurement = (customerId: string) =>
  useMutation({
    mutationFn: async ({ id }: Measurement) => {
      try {
        await send<void>('DELETE', onePath(customerId, id));
      } catch (error) {
        // It was deleted in another tab already.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSettled: () => measured(customerId),
  });

/** The customer's own today and time zone. */
type Clock = { readonly today: Day; readonly timeZone: string };

/** The clock of the customer whom a dietician is looking at; null for the user's own measurements. */
export const TheirClock = createContext<Clock | null>(null);

/** The clock by which measurements are recorded: always the customer's, whoever writes them. */
export function useClock(): Clock {
  const { today, timeZone } = useMe();
  const own = { today, timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone };
  return useContext(TheirClock) ?? own;
}
