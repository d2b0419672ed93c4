import { newsAbout } from '#domain/appointments/news.ts';
import { quartersOf } from '#domain/appointments/slots.ts';
import type { Write } from '../http/write.ts';
import { notifyDietician } from '../notify/notify.ts';
import { takenOf } from './hours.ts';

type Handing = { readonly fromId: string; readonly toId: string; readonly at: Date };

/**
 * Appointments to come become the successor's, as they are; what was stays with whom it was. Where the successor has
 * one at the same time, both stay booked and the successor is told: nobody keeps their access because of a calendar.
 */
export async function handOverAppointments(
  running: Pick<Write, 'db' | 'changed'>,
  { fromId, toId, at }: Handing,
): Promise<void> {
  const { db } = running;
  const now = at.toISOString();
  const moved = await db
    .updateTable('appointment')
    .set(({ eb }) => ({ dieticianId: toId, changedAt: now, version: eb('version', '+', 1) }))
    .where('dieticianId', '=', fromId)
    .where('state', '=', 'booked')
    .where('startsAt', '>', now)
    .returning(['customerId', 'id', 'startsAt', 'endsAt'])
    .execute();
  for (const { customerId, id, startsAt, endsAt } of moved) {
    const span = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
    await db
      .deleteFrom('appointmentQuarter')
      .where('customerId', '=', customerId)
      .where('appointmentId', '=', id)
      .execute();
    const own = { dieticianId: toId, customerId, appointmentId: id };
    await db
      .insertInto('appointmentQuarter')
      .values(quartersOf(span).map((quarter) => ({ ...own, quarter })))
      .onConflict((conflict) => conflict.columns(['dieticianId', 'quarter']).doNothing())
      .execute();
    running.changed('appointment', customerId);
    if ((await takenOf(db, toId, span, id)).length === 0) continue;
    const about = newsAbout('clashes', startsAt);
    await notifyDietician(running, toId, { kind: 'customer-appointment', customerId, about, at });
  }
  await db.deleteFrom('appointmentHours').where('dieticianId', '=', fromId).execute();
}
