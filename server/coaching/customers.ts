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
};

const lastLoggedDay = sql<string | null>`(
  select max("date") from "dailyProgress" where "dailyProgress"."customerId" = "user"."id"
)`;

/** Customers with their period; a list adds its conditions, its order and its limit. */
export const customerRecords = (db: Db) =>
  db
    .selectFrom('user')
    .leftJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
    .leftJoin('profileImage', 'profileImage.ownerId', 'user.id')
    .where('user.role', '=', 'customer')
    .select([
      'user.id',
      'user.name',
      'user.email',
      'user.emailVerified',
      'user.timeZone',
      'profileImage.filename as image',
      'user.dieticianId',
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
    planStatus: (record.planStatus ?? 'not_set') as PlanStatus,
    planStartDate: record.planStartDate,
    planEndDate: record.planEndDate,
  };
}

/** The days of one moment everywhere: a page of customers shares a few zones and strips. */
export class Calendar {
  readonly at: Date;
  readonly #days = new Map<string, Day>();
  readonly #strips = new Map<Day, readonly Day[]>();

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
  stripUntil(today: Day): readonly Day[] {
    let days = this.#strips.get(today);
    if (!days) {
      days = daysFrom(addDays(today, 1 - STRIP_DAYS), STRIP_DAYS);
      this.#strips.set(today, days);
    }
    return days;
  }
}

/**
 * The logged days of each customer since `from`, as one text, '2026-11-20:5:7,…' (date, meals
 * done, meals of the day): one column instead of a row a day.
 */
export const loggedDaysSince = (from: Day) => sql<string | null>`(
  select string_agg("date" || ':' || "mealsDone" || ':' || "mealsOfDay", ',')
  from "dailyProgress"
  where "dailyProgress"."customerId" = "user"."id" and "dailyProgress"."date" >= ${from}
)`;

export function asCustomerRow(
  record: CustomerRecord & { loggedDays: string | null },
  calendar: Calendar,
): CustomerRow {
  const customer = asCustomer(record, calendar);
  const logged = new Map<Day, Logged>();
  for (const each of record.loggedDays?.split(',') ?? []) {
    const [date = '', done, meals] = each.split(':');
    logged.set(date, loggedOf({ done: Number(done), meals: Number(meals) }));
  }
  const strip = calendar.stripUntil(customer.today).map((day) => logged.get(day) ?? 'none');
  return { ...customer, strip };
}
