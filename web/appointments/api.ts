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
const slotsPath = (customerId: string) => `${pathOf(customerId)}/appointment-slots`;
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
      get<Offer>(`${slotsPath(customerId)}?days=${SHOWN_DAYS}${from ? `&from=${from}` : ''}`),
  });

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

export const bookSlot = (customerId: string, startsAt: Instant, idempotencyKey: string) =>
  send<Appointment>('POST', slotsPath(customerId), { startsAt }, { idempotencyKey });

type Was = Pick<Appointment, 'id' | 'version'>;

/** Changes a part of an appointment, or all that a dietician writes of it. */
const put = (customerId: string, { id, version }: Was, part: string, input: unknown) =>
  send<Appointment>('PUT', `${listPath(customerId)}/${encodeURIComponent(id)}${part}`, input, {
    ifMatch: version,
  });

export const moveToSlot = (customerId: string, was: Was, startsAt: Instant) =>
  put(customerId, was, '/slot', { startsAt });

export const cancel = (customerId: string, was: Was, reason: string) =>
  put(customerId, was, '/cancellation', { reason });

export const saveAppointment = (customerId: string, was: Was, input: AppointmentInput) =>
  put(customerId, was, '', input);

export const addAppointment = (
  customerId: string,
  input: AppointmentInput,
  idempotencyKey: string,
) => send<Appointment>('POST', listPath(customerId), input, { idempotencyKey });

/** The first customers whose name or address has the text in it. */
export const customersFound = (search: string) =>
  queryOptions({
    queryKey: ['customer-list', 'found', search],
    queryFn: () =>
      get<PlainCustomerPage>(
        `/api/customers?strip=no&limit=20&search=${encodeURIComponent(search)}`,
      ),
  });
