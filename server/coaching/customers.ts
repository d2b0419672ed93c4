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

export const lastLoggedDay = sql<string | null>`(
  select max("date") from "dailyProgress" where "dailyProgress"."customerId" = "user"."id" and ${open}
)`;

/** Customers with their period, but for when they logged last; a list adds its conditions. */
export const customersWithPeriod = (db: Db) =>
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
    ]);

const customerById = compiled<{ id: string }, CustomerRecord>((db, value) =>
  customersWithPeriod(db)
    .select(lastLoggedDay.as('lastLoggedDay'))
    .where('user.id', '=', value('id')),
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
  readonly #strips = new Map<Day, StripPlaces>();

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

  /** The fourteen days that end with `today`. */
  stripUntil(today: Day): StripPlaces {
    let strip = this.#strips.get(today);
    if (!strip) {
      const days = daysFrom(addDays(today, 1 - STRIP_DAYS), STRIP_DAYS);
      const places = new Array<number | undefined>(32).fill(undefined);
      for (const [place, day] of days.entries()) places[Number(day.slice(-2))] = place;
      strip = { days, places };
      this.#strips.set(today, strip);
    }
    return strip;
  }
}

type StripPlaces = {
  readonly days: readonly Day[];
  /** Where each stands among them, by its day of the month: so few days in a row share none. */
  readonly places: readonly (number | undefined)[];
};

const MINUTE_MS = 60_000;
let kept: { readonly minute: number; readonly calendar: Calendar } | undefined;

/** The calendar at a moment; kept for the minute, since a page turns on a whole one everywhere. */
export function calendarAt(at: Date): Calendar {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (kept?.minute !== minute) kept = { minute, calendar: new Calendar(at) };
  return kept.calendar;
}

/** From the earliest square of anyone's strip to the latest day that anyone has. */
export type StripsSpan = { from: Day; to: Day };

/** No calendar is more than a day behind that of UTC, or ahead of it. */
export function stripsAt(at: Date): StripsSpan {
  const utc = calendarAt(at).todayIn('UTC');
  return { from: addDays(utc, -STRIP_DAYS), to: addDays(utc, 1) };
}

/**
 * The logged days of each customer in a span, as one text, '2026-11-202026-11-21;157100': all
 * dates, then of each day 100 + 10 × meals done + meals of the day, of which there are eight at
 * most. One column instead of a row a day, and put together by as few steps as there can be. The
 * end of the span leaves out nothing; without one PostgreSQL expects a third of all days, and plans
 * the whole page anew each time it is asked for, which takes as long as reading it.
 */
export const loggedDaysIn = ({ from, to }: StripsSpan) => sql<string | null>`(
  select string_agg("date", '') || ';' ||
    string_agg(cast(100 + 10 * "mealsDone" + "mealsOfDay" as text), '')
  from "dailyProgress"
  where "dailyProgress"."customerId" = "user"."id" and "dailyProgress"."date" >= ${from}
    and "dailyProgress"."date" <= ${to} and ${open}
)`;

export function asCustomerRow(
  record: CustomerRecord & { loggedDays: string | null },
  calendar: Calendar,
): CustomerRow {
  const customer = asCustomer(record, calendar);
  const { strip, last } = stripOf(record.loggedDays, calendar.stripUntil(customer.today));
  return { ...customer, lastLoggedDay: last ?? customer.lastLoggedDay, strip };
}

const ZERO = 48;
const DATE = 'YYYY-MM-DD'.length;
const DAY_OF_MONTH = 'YYYY-MM-'.length;
const COUNTS = '1dm'.length;

/**
 * Reads what {@link loggedDaysIn} wrote, sign by sign, in any order of the days: a page holds
 * seven hundred of them. It begins at most a day before the strip, so that a day of the month still
 * means one day.
 */
function stripOf(text: string | null, { days, places }: StripPlaces) {
  const strip = new Array<Logged>(STRIP_DAYS).fill('none');
  if (!text) return { strip, last: null };
  const digit = (at: number) => text.charCodeAt(at) - ZERO;
  const logged = (text.length - 1) / (DATE + COUNTS);
  let lastPlace = -1;
  let beside: Day | undefined;
  for (let day = 0; day < logged; day += 1) {
    const ofMonth = day * DATE + DAY_OF_MONTH;
    const place = places[digit(ofMonth) * 10 + digit(ofMonth + 1)];
    if (place === undefined) {
      const date = text.slice(day * DATE, (day + 1) * DATE);
      if (beside === undefined || date > beside) beside = date;
      continue;
    }
    if (place > lastPlace) lastPlace = place;
    const counts = logged * DATE + 1 + day * COUNTS;
    strip[place] = loggedOf({ done: digit(counts + 1), meals: digit(counts + 2) });
  }
  const within = days[lastPlace];
  const last = within === undefined || (beside !== undefined && beside > within) ? beside : within;
  return { strip, last: last ?? null };
}
