import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Appointment } from '#domain/appointments/appointmentSchema.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { dayIn, formatDay, formatTime } from '#domain/day.ts';
import { firstNameOf, hasBlank, type Known } from '#domain/replies/savedReply.ts';
import type { ReplyInput, SavedReplies, SavedReply } from '#domain/replies/savedReplySchema.ts';
import { may } from '#domain/signIn/access.ts';
import { isAhead } from '#domain/visits/record.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';
import { customerQuery } from '../api/customer.ts';
import type { Page } from '../api/pages.ts';
import { get, send } from '../api/request.ts';
import { say } from './words.ts';

const PATH = '/api/saved-replies';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const repliesQuery = queryOptions({
  queryKey: ['saved-reply'],
  queryFn: async () => (await get<SavedReplies>(PATH)).items,
});

export const keepReply = (input: ReplyInput, idempotencyKey: string) =>
  send<SavedReply>('POST', PATH, input, { idempotencyKey });

type Version = Pick<SavedReply, 'id' | 'version'>;

export const changeReply = ({ id, version }: Version, input: ReplyInput) =>
  send<SavedReply>('PUT', pathOf(id), input, { ifMatch: version });

export const deleteReply = ({ id, version }: Version) =>
  send<void>('DELETE', pathOf(id), undefined, { ifMatch: version });

export const putReplyBack = (id: string) => send<void>('PUT', `${pathOf(id)}/put-back`);

const customerPath = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;

const VISITS = 100;

/**
 * The next appointment with this dietician or else the next planned visit, in words and in the customer's time zone; null for none, and for
 * somebody with more planned visits than are looked at.
 */
async function nextVisitOf(
  { id, today, timeZone }: Customer,
  writer: Pick<Me, 'id' | 'role' | 'position'>,
): Promise<string | null> {
  const path = customerPath(id);
  const booked = await get<Page<Appointment>>(`${path}/appointments`);
  const now = new Date().toISOString();
  const appointment = booked.items.findLast(
    ({ state, startsAt, dietician }) =>
      state === 'booked' &&
      startsAt > now &&
      // An assistant writes for all, and has none of their own.
      (dietician?.id === writer.id || !may(writer, 'dietician')),
  );
  if (appointment) {
    const at = new Date(appointment.startsAt);
    return say.dayAndTime(formatDay(dayIn(timeZone, at), 'long'), formatTime(at, timeZone));
  }
  const { items } = await get<Page<Visit>>(`${path}/visits?limit=${VISITS}`);
  const ahead = items.filter((visit) => isAhead(visit, today));
  const next = ahead.length < VISITS ? ahead.at(-1) : undefined;
  return next ? formatDay(next.date, 'long') : null;
}

/** What fills the blanks of a text for one customer. What cannot be fetched is not known. */
export async function knownOf(
  queries: QueryClient,
  { customerId, me, text }: { customerId: string; me: Me; text: string },
): Promise<Known> {
  const customer = await queries.ensureQueryData(customerQuery(customerId)).catch(() => null);
  const name = customer?.name.trim() ?? '';
  const nextVisit =
    customer && hasBlank(text, 'nextVisit')
      ? await nextVisitOf(customer, me).catch(() => null)
      : null;
  return { name, firstName: firstNameOf(name), nextVisit, myName: me.name };
}
