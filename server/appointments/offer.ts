import type { Offer } from '#domain/appointments/appointmentSchema.ts';
import { offeredSlots } from '#domain/appointments/slots.ts';
import { addDays, type Day, dayIn } from '#domain/day.ts';
import { momentIn } from '#domain/moment.ts';
import type { Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { dieticianFor, whyNotBook } from './changes.ts';
import { hoursById, takenOf } from './hours.ts';

type Asked = { readonly from?: Day | undefined; readonly days: number };

/** What a customer can book on these days; `from` absent: from today on. */
export async function readOffer(
  operation: Operation,
  scope: CustomerScope,
  { from, days }: Asked,
): Promise<Offer> {
  const { db, now } = operation;
  const refusal = (await whyNotBook(db, scope, operation))?.message ?? null;
  const dietician = await dieticianFor(db, scope);
  const none = { items: [], refusal, isOffering: false, cancelHours: 0, until: null };
  if (!dietician) return { ...none, dietician, timeZone: scope.timeZone };
  const hours = await hoursById(db, dietician.id);
  const { timeZone, cancelHours } = hours;
  const named = { dietician: { id: dietician.id, name: dietician.name }, timeZone };
  if (hours.openings.length === 0) return { ...none, ...named };
  const today = dayIn(timeZone, now());
  const first = from ?? today;
  const range = { from: first, to: addDays(first, days - 1) };
  const taken = await takenOf(db, dietician.id, {
    startsAt: momentIn(timeZone, range.from, '00:00'),
    endsAt: momentIn(timeZone, addDays(range.to, 1), '00:00'),
  });
  const items = offeredSlots(hours, taken, now().getTime(), range);
  const until = addDays(today, hours.aheadDays);
  return { ...named, items, refusal, isOffering: true, cancelHours, until };
}
