import type { AppointmentHours, HoursInput } from '#domain/appointments/appointmentSchema.ts';
import { LENGTHS } from '#domain/appointments/hours.ts';
import type { Span } from '#domain/appointments/slots.ts';
import type { Db } from '../db/open.ts';
import type { Operation } from '../http/operation.ts';
import { saveVersion, write } from '../http/write.ts';

const LONGEST_MS = Math.max(...LENGTHS) * 60_000;

const NO_HOURS = {
  openings: [],
  closed: [],
  slotMinutes: 60,
  noticeHours: 24,
  cancelHours: 24,
  aheadDays: 60,
  place: '',
  link: '',
  version: 0,
};

type Dietician = { readonly id: string; readonly timeZone: string | null };

/** The hours and rules of a dietician; until they are saved, no hours in the zone of their browser. */
export async function hoursOf(db: Db, { id, timeZone }: Dietician): Promise<AppointmentHours> {
  const row = await db
    .selectFrom('appointmentHours')
    .selectAll()
    .where('dieticianId', '=', id)
    .executeTakeFirst();
  if (!row) return { ...NO_HOURS, timeZone: timeZone ?? 'UTC' };
  const { dieticianId: _, changedAt: __, openings, closed, ...rest } = row;
  return { ...rest, openings: JSON.parse(openings), closed: JSON.parse(closed) };
}

/** The same for a dietician of whom only the id is known. */
export async function hoursById(db: Db, id: string): Promise<AppointmentHours> {
  const row = await db
    .selectFrom('user')
    .select('timeZone')
    .where('id', '=', id)
    .executeTakeFirst();
  return hoursOf(db, { id, timeZone: row?.timeZone ?? null });
}

/** Replaces `version` of the hours (0: none yet). Throws 412 when it is not the latest. */
export async function saveHours(
  operation: Operation,
  dieticianId: string,
  input: HoursInput,
  version: number,
): Promise<AppointmentHours> {
  const { openings, closed, ...rest } = input;
  const values = {
    ...rest,
    openings: JSON.stringify(openings),
    closed: JSON.stringify(closed),
    changedAt: operation.now().toISOString(),
  };
  await write(operation, async ({ db, changed }) => {
    await saveVersion(db, 'appointmentHours', { dieticianId }, values, version);
    changed('appointment-hours', dieticianId);
  });
  return { ...input, version: version + 1 };
}

/** What is taken of a dietician's time between two moments, in milliseconds since 1970, except by one appointment. */
export async function takenOf(
  db: Db,
  dieticianId: string,
  { startsAt, endsAt }: Span,
  except = '',
): Promise<Span[]> {
  const rows = await db
    .selectFrom('appointment')
    .select(['startsAt', 'endsAt'])
    .distinct()
    .where('dieticianId', '=', dieticianId)
    .where('state', '=', 'booked')
    // The index has beginnings; none lasts longer than this.
    .where('startsAt', '>', new Date(startsAt - LONGEST_MS).toISOString())
    .where('startsAt', '<', new Date(endsAt).toISOString())
    .where('endsAt', '>', new Date(startsAt).toISOString())
    .where('id', '!=', except)
    .execute();
  return rows.map((each) => ({
    startsAt: Date.parse(each.startsAt),
    endsAt: Date.parse(each.endsAt),
  }));
}
