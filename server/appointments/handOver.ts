import type { Transaction } from 'kysely';
import { QUARTER_MS } from '#domain/appointments/hours.ts';
import { say } from '#domain/appointments/words.ts';
import type { Change } from '#domain/connection.ts';
import { dayIn, formatDay, formatTime } from '#domain/day.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';

type Handing = { readonly fromId: string; readonly toId: string; readonly at: Date };

/**
 * Appointments to come become the successor's, as they are; what was stays with whom it was. Throws 409 when both
 * dieticians have one at the same time.
 */
export async function handOverAppointments(
  db: Transaction<Schema>,
  { fromId, toId, at }: Handing,
): Promise<readonly Change[]> {
  const now = at.toISOString();
  await refuseBothAt(db, { fromId, toId, at });
  const moved = await db
    .updateTable('appointment')
    .set(({ eb }) => ({ dieticianId: toId, changedAt: now, version: eb('version', '+', 1) }))
    .where('dieticianId', '=', fromId)
    .where('state', '=', 'booked')
    .where('startsAt', '>', now)
    .returning(['customerId', 'id'])
    .execute();
  for (const { customerId, id } of moved)
    await db
      .updateTable('appointmentQuarter')
      .set({ dieticianId: toId })
      .where('customerId', '=', customerId)
      .where('appointmentId', '=', id)
      .execute();
  await db.deleteFrom('appointmentHours').where('dieticianId', '=', fromId).execute();
  return moved.map(({ customerId }) => ({ kind: 'appointment', id: customerId }));
}

async function refuseBothAt(
  db: Transaction<Schema>,
  { fromId, toId, at: now }: Handing,
): Promise<void> {
  const both = await db
    .selectFrom('appointmentQuarter as own')
    .innerJoin('appointmentQuarter as other', 'other.quarter', 'own.quarter')
    .innerJoin('appointment', (join) =>
      join
        .onRef('appointment.customerId', '=', 'own.customerId')
        .onRef('appointment.id', '=', 'own.appointmentId'),
    )
    .select(['appointment.startsAt', 'appointment.timeZone'])
    .where('own.dieticianId', '=', fromId)
    .where('other.dieticianId', '=', toId)
    .where('own.quarter', '>', Math.floor(now.getTime() / QUARTER_MS))
    .orderBy('own.quarter')
    .executeTakeFirst();
  if (!both) return;
  const { startsAt, timeZone } = both;
  const at = new Date(startsAt);
  const day = formatDay(dayIn(timeZone, at), 'medium');
  const message = say.bothHaveAppointment(day, formatTime(at, timeZone));
  throw new ApiFailure(409, 'both-have-appointment', message);
}
