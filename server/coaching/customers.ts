import { sql } from 'kysely';
import { type Customer, type CustomerRow, STRIP_DAYS } from '#domain/coaching/customer.ts';
import type { PlanStatus } from '#domain/coaching/period.ts';
import { addDays, type Day, dayIn, daysFrom } from '#domain/day.ts';
import { imageUrl } from '#domain/images/image.ts';
import { type Logged, loggedOf } from '#domain/progress/adherence.ts';
import type { CustomerScope } from '../api/scope.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';

/** A customer as the queries below read them, in any list. */
export type CustomerRecord = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  timeZone: string | null;
  image: string | null;
  planStatus: string | null;
  planStartDate: string | null;
  planEndDate: string | null;
  lastLoggedDay: string | null;
  dieticianId: string | null;
  consent: string;
};

/** Of who has withdrawn their consent a list knows that they are there, and nothing else. */
const open = sql<boolean>`"user"."consent" <> 'withdrawn'`;

/** Their period, for a list and for whatever counts or filters it. */
export const withPeriod = (db: Db) =>
  db
    .selectFrom('user')
    .leftJoin('coachingPeriod', (join) =>
      join.onRef('coachingPeriod.customerId', '=', 'user.id').on(open),
    )
    .where('user.role', '=', 'customer');

const lastLoggedDay = sql<string | null>`(
  select max("date") from "dailyProgress" where "dailyProgress"."customerId" = "user"."id" and ${open}
)`;

/** Customers with their period; a list adds its conditions, its order and its limit. */
export const customerRecords = (db: Db) =>
  withPeriod(db)
    .leftJoin('profileImage', (join) => join.onRef('profileImage.ownerId', '=', 'user.id').on(open))
    .select([
      'user.id',
      'user.name',
      'user.email',
      'user.emailVerified',
      'user.timeZone',
      'profileImage.filename as image',
      'user.dieticianId',
      'user.consent',
      'coachingPeriod.planStatus',
      'coachingPeriod.planStartDate',
      'coachingPeriod.planEndDate',
      lastLoggedDay.as('lastLoggedDay'),
    ]);

const customerById = compiled<{ id: string }, CustomerRecord>((db, value) =>
  customerRecords(db).where('user.id', '=', value('id')),
);

export async function readCustomer(db: Db, scope: CustomerScope, at: Date): Promise<Customer> {
  const [record] = await customerById(db, { id: scope.customerId });
  if (!record) throw new Error('a proven customer vanished');
  return asCustomer(record, calendarAt(at));
}

export function asCustomer(record: CustomerRecord, calendar: Calendar): Customer {
  const timeZone = record.timeZone ?? 'UTC';
  return {
    id: record.id,
    name: record.name,
    email: record.email,
    profileImageUrl: imageUrl(record.id, record.image),
    emailVerified: Boolean(record.emailVerified),
    timeZone,
    today: calendar.todayIn(timeZone),
    lastLoggedDay: record.lastLoggedDay,
    dieticianId: record.dieticianId,
    consentWithdrawn: record.consent === 'withdrawn',
    planStatus: (record.planStatus ?? 'not_set') as PlanStatus,
    planStartDate: record.planStartDate,
    planEndDate: record.planEndDate,
  };
}

/** The days of one moment everywhere: a page of customers shares a few zones and strips. */
export class Calendar {
  readonly at: Date;
  readonly #days = new Map<string, Day>();
  readonly #strips = new Map<Day, (number | undefined)[]>();

  constructor(at: Date) {
    this.at = at;
  }

  todayIn(timeZone: string): Day {
    let day = this.#days.get(timeZone);
    if (!day) {
      day = dayIn(timeZone, this.at);
      this.#days.set(timeZone, day);
    }
    return day;
  }

  /**
   * Where each of the fourteen days that end with `today` stands among them, by its day of the
   * month: so few days in a row share none.
   */
  stripUntil(today: Day): readonly (number | undefined)[] {
    let places = this.#strips.get(today);
    if (!places) {
      places = new Array<number | undefined>(32).fill(undefined);
      for (const [place, day] of daysFrom(addDays(today, 1 - STRIP_DAYS), STRIP_DAYS).entries())
        places[Number(day.slice(-2))] = place;
      this.#strips.set(today, places);
    }
    return places;
  }
}

const MINUTE_MS = 60_000;
let kept: { readonly minute: number; readonly calendar: Calendar } | undefined;

/** The calendar at a moment; kept for the minute, since a page turns on a whole one everywhere. */
export function calendarAt(at: Date): Calendar {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (kept?.minute !== minute) kept = { minute, calendar: new Calendar(at) };
  return kept.calendar;
}

/**
 * The logged days of each customer since `from`, as one text, '2026-11-202026-11-21;157100': all
 * dates, then of each day 100 + 10 × meals done + meals of the day, of which there are eight at
 * most. One column instead of a row a day, and put together by as few steps as there can be.
 */
export const loggedDaysSince = (from: Day) => sql<string | null>`(
  select string_agg("date", '') || ';' ||
    string_agg(cast(100 + 10 * "mealsDone" + "mealsOfDay" as text), '')
  from "dailyProgress"
  where "dailyProgress"."customerId" = "user"."id" and "dailyProgress"."date" >= ${from} and ${open}
)`;

export function asCustomerRow(
  record: CustomerRecord & { loggedDays: string | null },
  calendar: Calendar,
): CustomerRow {
  const customer = asCustomer(record, calendar);
  return { ...customer, strip: stripOf(record.loggedDays, calendar.stripUntil(customer.today)) };
}

const ZERO = 48;
const DATE = 'YYYY-MM-DD'.length;
const DAY_OF_MONTH = 'YYYY-MM-'.length;
const COUNTS = '1dm'.length;

/**
 * Reads what {@link loggedDaysSince} wrote, sign by sign: a page holds seven hundred days. It begins
 * at most a day before the strip, so that a day of the month still means one day.
 */
function stripOf(text: string | null, places: readonly (number | undefined)[]): Logged[] {
  const strip = new Array<Logged>(STRIP_DAYS).fill('none');
  if (!text) return strip;
  const digit = (at: number) => text.charCodeAt(at) - ZERO;
  const days = (text.length - 1) / (DATE + COUNTS);
  for (let day = 0; day < days; day += 1) {
    const ofMonth = day * DATE + DAY_OF_MONTH;
    const place = places[digit(ofMonth) * 10 + digit(ofMonth + 1)];
    if (place === undefined) continue;
    const counts = days * DATE + 1 + day * COUNTS;
    strip[place] = loggedOf({ done: digit(counts + 1), meals: digit(counts + 2) });
  }
  return strip;
}
