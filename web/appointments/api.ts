import { type QueryKey, queryOptions, useMutation } from '@tanstack/react-query';
import type {
  Appointment,
  AppointmentHours,
  AppointmentInput,
  HoursInput,
  Offer,
  PracticeDays,
} from '#domain/appointments/appointmentSchema.ts';
import type { PlainCustomerPage } from '#domain/customers/customerSchema.ts';
import type { Day, Instant } from '#domain/day.ts';
import { pagesQuery } from '../api/pages.ts';
import { get, send } from '../api/request.ts';
import { invalidate } from '../live/queryClient.tsx';

const pathOf = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;
const listPath = (customerId: string) => `${pathOf(customerId)}/appointments`;
const onePath = (customerId: string, { id }: Pick<Appointment, 'id'>) =>
  `${listPath(customerId)}/${encodeURIComponent(id)}`;
const keyOf = (customerId: string): QueryKey => ['customers', customerId, 'appointment'];

/** A customer's appointments, the latest first. */
export const appointmentsQuery = (customerId: string) =>
  pagesQuery<Appointment>([...keyOf(customerId), 'list'], listPath(customerId));

export const SHOWN_DAYS = 14;

/** The offered times of two weeks; `from` null: from today on. */
export const offerQuery = (customerId: string, from: Day | null) =>
  queryOptions({
    queryKey: [...keyOf(customerId), 'offer', from],
    queryFn: () =>
      get<Offer>(
        `${pathOf(customerId)}/appointment-slots?days=${SHOWN_DAYS}${from ? `&from=${from}` : ''}`,
      ),
  });

/** The practice's appointments that begin between two instants. */
export const practiceQuery = (from: Instant, to: Instant) =>
  queryOptions({
    queryKey: ['appointment', from, to],
    queryFn: () => get<PracticeDays>(`/api/appointments?from=${from}&to=${to}`),
  });

export const hoursQuery = queryOptions({
  queryKey: ['appointment-hours'],
  queryFn: () => get<AppointmentHours>('/api/appointment-hours'),
});

export const saveHours = (input: HoursInput, basedOn: number) =>
  send<AppointmentHours>('PUT', '/api/appointment-hours', input, { ifMatch: basedOn });

/** Fetches again what an appointment of this customer is shown in. */
export function refetch(customerId: string): void {
  invalidate(keyOf(customerId));
  invalidate(['appointment']);
}

/** Runs a change of an appointment; after a refusal too, somebody else may have changed what is on screen. */
export const useChange = (customerId: string) =>
  useMutation({
    mutationFn: (change: () => Promise<Appointment>) => change(),
    onSettled: () => refetch(customerId),
  });

export const bookSlot = (customerId: string, startsAt: Instant, key: string) =>
  send<Appointment>(
    'POST',
    `${pathOf(customerId)}/appointment-slots`,
    { startsAt },
    {
      idempotencyKey: key,
    },
  );

export const moveToSlot = (customerId: string, was: Appointment, startsAt: Instant) =>
  send<Appointment>(
    'PUT',
    `${onePath(customerId, was)}/slot`,
    { startsAt },
    {
      ifMatch: was.version,
    },
  );

export const cancel = (customerId: string, was: Appointment, reason: string) =>
  send<Appointment>(
    'PUT',
    `${onePath(customerId, was)}/cancellation`,
    { reason },
    {
      ifMatch: was.version,
    },
  );

export const addAppointment = (customerId: string, input: AppointmentInput, key: string) =>
  send<Appointment>('POST', listPath(customerId), input, { idempotencyKey: key });

export const saveAppointment = (customerId: string, was: Appointment, input: AppointmentInput) =>
  send<Appointment>('PUT', onePath(customerId, was), input, { ifMatch: was.version });

/** The first customers whose name or address has the text in it. */
export const customersFound = (search: string) =>
  queryOptions({
    queryKey: ['customer-list', 'found', search],
    queryFn: () =>
      get<PlainCustomerPage>(
        `/api/customers?strip=no&limit=20&search=${encodeURIComponent(search)}`,
      ),
  });
