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
  return asCustomer(record, new Calendar(at));
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
  readonly #strips = new Map<Day, ReadonlyMap<Day, number>>();

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

  /** Where each of the fourteen days that end with `today` stands among them. */
  stripUntil(today: Day): ReadonlyMap<Day, number> {
    let places = this.#strips.get(today);
    if (!places) {
      const days = daysFrom(addDays(today, 1 - STRIP_DAYS), STRIP_DAYS);
      places = new Map(days.map((day, place) => [day, place]));
      this.#strips.set(today, places);
    }
    return places;
  }
}

/**
 * The logged days of each customer since `from`, as one text, '2026-11-20:5:7,…' (date, meals
 * done, meals of the day): one column instead of a row a day.
 */
export const loggedDaysSince = (from: Day) => sql<string | null>`(
  select string_agg("date" || ':' || "mealsDone" || ':' || "mealsOfDay", ',')
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

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Reads what {@link loggedDaysSince} wrote: a page holds seven hundred days, so without splitting. */
function stripOf(text: string | null, places: ReadonlyMap<Day, number>): Logged[] {
  const strip = new Array<Logged>(places.size).fill('none');
  if (!text) return strip;
  for (let at = 0; at < text.length; ) {
    const colon = at + DATE_LENGTH;
    const second = text.indexOf(':', colon + 1);
    const comma = text.indexOf(',', second);
    const end = comma === -1 ? text.length : comma;
    const place = places.get(text.slice(at, colon));
    const done = Number(text.slice(colon + 1, second));
    const meals = Number(text.slice(second + 1, end));
    if (place !== undefined) strip[place] = loggedOf({ done, meals });
    at = end + 1;
  }
  return strip;
}
