import type { OfferRules, Slot } from '#domain/appointments/hours.ts';
import { reminderOf } from '#domain/appointments/rules.ts';
import { offeredSlots, quartersOf } from '#domain/appointments/slots.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { scheduleAllReminders } from '#server/appointments/reminders.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { randomFrom } from './random.ts';

type Practice = { readonly now: Date; readonly dieticianIds: readonly string[] };

const PLACES = [
  { place: 'Room 2, 14 Mill Lane', link: '' },
  { place: '', link: 'https://meet.example.org/mill-lane' },
  { place: 'By phone', link: '' },
];
const MORNING = { from: '09:00', to: '12:00' };
const AFTERNOON = { from: '13:30', to: '17:00' };
const DAYS_BACK = 28;
const DAYS_AHEAD = 20;
const DAY_MS = 86_400_000;

/** Hours from Monday to Friday; the next Wednesday but one is a day off. */
const rulesOf = (timeZone: string, now: Date): OfferRules => {
  const today = dayIn(timeZone, now);
  const off = addDays(today, 9);
  return {
    timeZone,
    openings: [1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, ...MORNING },
      ...(weekday === 5 ? [] : [{ weekday, ...AFTERNOON }]),
    ]),
    closed: [{ from: off, to: addDays(off, 1) }],
    slotMinutes: 45,
    noticeHours: 12,
    cancelHours: 24,
    aheadDays: 60,
  };
};

/** The hours of each dietician, and appointments of four weeks back and almost three ahead with their customers. */
export async function insertAppointments(db: Db, { now, dieticianIds }: Practice): Promise<void> {
  for (const dieticianId of dieticianIds) {
    const { timeZone } = await db
      .selectFrom('user')
      .select('timeZone')
      .where('id', '=', dieticianId)
      .executeTakeFirstOrThrow();
    const rules = rulesOf(timeZone ?? 'UTC', now);
    const customers = await db
      .selectFrom('user')
      .innerJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
      .select('user.id')
      .where('user.dieticianId', '=', dieticianId)
      .where('user.consent', '=', 'given')
      .where('coachingPeriod.planStatus', '=', 'active')
      .orderBy('user.email')
      .execute();
    const at = now.toISOString();
    await db
      .insertInto('appointmentHours')
      .values({
        ...rules,
        dieticianId,
        openings: JSON.stringify(rules.openings),
        closed: JSON.stringify(rules.closed),
        place: PLACES[0]?.place ?? '',
        link: '',
        version: 1,
        changedAt: at,
      })
      .execute();
    const today = dayIn(rules.timeZone, now);
    const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
    const since = now.getTime() - (DAYS_BACK + 1) * DAY_MS;
    const random = randomFrom(`appointments ${rules.timeZone} ${customers.length}`);
    const taken = offeredSlots(rules, [], since, days).filter(() => random.chance(0.42));
    for (const [nth, slot] of taken.entries()) {
      const customerId = customers[nth % Math.max(1, customers.length)]?.id;
      if (customerId)
        await insert(db, { customerId, dieticianId, slot, now, timeZone: rules.timeZone, nth });
    }
  }
  await scheduleAllReminders(db);
}

type One = {
  readonly customerId: string;
  readonly dieticianId: string;
  readonly slot: Slot;
  readonly now: Date;
  readonly timeZone: string;
  readonly nth: number;
};

async function insert(db: Db, { customerId, dieticianId, slot, now, timeZone, nth }: One) {
  const id = orderedId();
  const startsAt = Date.parse(slot.startsAt);
  const bookedAt = new Date(Math.min(now.getTime(), startsAt) - 3 * DAY_MS).toISOString();
  const isCancelled = nth % 9 === 4;
  const reminder = isCancelled ? null : reminderOf(startsAt, now.getTime());
  await db
    .insertInto('appointment')
    .values({
      customerId,
      id,
      dieticianId,
      ...slot,
      timeZone,
      place: '',
      link: '',
      ...PLACES[nth % PLACES.length],
      state: isCancelled ? 'cancelled' : 'booked',
      bookedById: nth % 2 === 0 ? customerId : dieticianId,
      ...(isCancelled && { cancelledById: customerId, cancelledAt: bookedAt }),
      reason: isCancelled ? 'I have to work that day.' : '',
      remindAt: reminder === null ? null : new Date(reminder).toISOString(),
      createdAt: bookedAt,
      changedAt: bookedAt,
      version: isCancelled ? 2 : 1,
    })
    .execute();
  if (isCancelled) return;
  const span = { startsAt, endsAt: Date.parse(slot.endsAt) };
  const of = { dieticianId, customerId, appointmentId: id };
  await db
    .insertInto('appointmentQuarter')
    .values(quartersOf(span).map((quarter) => ({ ...of, quarter })))
    .execute();
}
