import type { AppointmentInput, HoursInput } from '#domain/appointments/appointmentSchema.ts';
import { QUARTER_MS } from '#domain/appointments/hours.ts';
import { asSlot, quartersOf } from '#domain/appointments/slots.ts';
import { addDays, dayIn } from '#domain/day.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Person } from './people.ts';

/** Hours on every day of the week, of one hour each, as a dietician saves them. */
export const hoursInput = (wishes: Partial<HoursInput> = {}): HoursInput => ({
  timeZone: 'UTC',
  openings: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  closed: [],
  slotMinutes: 60,
  noticeHours: 0,
  cancelHours: 24,
  aheadDays: 365,
  place: 'Market Street 3',
  link: '',
  ...wishes,
});

/** In a week, at noon in UTC: outside of the hours above. */
export const appointmentInput = (wishes: Partial<AppointmentInput> = {}): AppointmentInput => ({
  date: addDays(dayIn('UTC', new Date()), 7),
  time: '12:00',
  minutes: 45,
  place: 'By phone',
  link: 'https://meet.example.org/room',
  ...wishes,
});

type Wishes = {
  dietician: Person;
  /** On a quarter of an hour; in two days by default. */
  startsAt?: Date;
  minutes?: number;
  place?: string;
  bookedBy?: Person;
};

const IN_TWO_DAYS = 2 * 86_400_000;

async function insertHours(
  db: Db,
  dietician: Pick<Person, 'id'>,
  wishes: Partial<HoursInput> = {},
): Promise<HoursInput> {
  const input = hoursInput(wishes);
  await db
    .insertInto('appointmentHours')
    .values({
      ...input,
      dieticianId: dietician.id,
      openings: JSON.stringify(input.openings),
      closed: JSON.stringify(input.closed),
      version: 1,
      changedAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return input;
}

export const appointments = (db: Db) => ({
  someHours: (dietician: Pick<Person, 'id'>, wishes: Partial<HoursInput> = {}) =>
    insertHours(db, dietician, wishes),

  /** The same, where they have none, for a dietician and for whom customers see who are assigned to nobody. */
  async hoursAlsoOfFirst(dietician: Pick<Person, 'id'>): Promise<void> {
    const first = await db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'client')
      .orderBy('createdAt')
      .orderBy('id')
      .executeTakeFirst();
    for (const id of new Set([dietician.id, first?.id ?? dietician.id]))
      await insertHours(db, { id });
  },

  /** A booked appointment, of which nobody is reminded. */
  async anAppointment(customer: Person, wishes: Wishes): Promise<{ id: string; startsAt: string }> {
    const { dietician, minutes = 60, bookedBy = dietician } = wishes;
    const at = wishes.startsAt?.getTime() ?? Date.now() + IN_TWO_DAYS;
    const startsAt = Math.ceil(at / QUARTER_MS) * QUARTER_MS;
    const span = { startsAt, endsAt: startsAt + minutes * 60_000 };
    const id = orderedId();
    const now = new Date().toISOString();
    const of = { customerId: customer.id, dieticianId: dietician.id };
    await db
      .insertInto('appointment')
      .values({
        ...of,
        ...asSlot(span),
        id,
        timeZone: 'UTC',
        place: wishes.place ?? 'Market Street 3',
        link: '',
        state: 'booked',
        bookedById: bookedBy.id,
        reason: '',
        createdAt: now,
        changedAt: now,
        version: 1,
      })
      .execute();
    await db
      .insertInto('appointmentQuarter')
      .values(quartersOf(span).map((quarter) => ({ ...of, quarter, appointmentId: id })))
      .execute();
    return { id, startsAt: asSlot(span).startsAt };
  },
});
