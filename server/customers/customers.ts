import { sql } from 'kysely';
import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import { STRIP_DAYS } from '#domain/customers/customer.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day, dayIn, daysFrom } from '#domain/day.ts';
import { imageUrl } from '#domain/images/image.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/session.ts';

/** A customer's row, as the queries below select it. */
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

/**
 * A condition: the customer has not withdrawn their consent. If they have, lists show only their name and address.
 */
export const notWithdrawn = sql<boolean>`"user"."consent" <> 'withdrawn'`;

/** Selects customers with the columns of {@link CustomerRecord}. */
export const selectCustomers = (db: Db) =>
  db
    .selectFrom('user')
    .innerJoin('customerListing', 'customerListing.customerId', 'user.id')
    .leftJoin('coachingPeriod', (join) =>
      join.onRef('coachingPeriod.customerId', '=', 'user.id').on(notWithdrawn),
    )
    .leftJoin('profileImage', (join) =>
      join.onRef('profileImage.ownerId', '=', 'user.id').on(notWithdrawn),
    )
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
      'customerListing.byLogged as lastLoggedDay',
    ]);

const customerById = compiled<{ id: string }, CustomerRecord>((db, value) =>
  selectCustomers(db).where('user.id', '=', value('id')),
);

export async function readCustomer(db: Db, scope: CustomerScope, at: Date): Promise<Customer> {
  const [record] = await customerById(db, { id: scope.customerId });
  if (!record) throw new Error('the customer of a scope does not exist');
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

/** The days of all time zones at one moment; cached, since many customers share a zone and a strip. */
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

export type StripPlaces = {
  readonly days: readonly Day[];
  /** The index of each day by its day of the month, which is unique within fourteen days. */
  readonly places: readonly (number | undefined)[];
};

const MINUTE_MS = 60_000;
let cached: { readonly minute: number; readonly calendar: Calendar } | undefined;

/** The calendar at a moment; cached for a minute, since midnight is on a whole minute in every zone. */
export function calendarAt(at: Date): Calendar {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (cached?.minute !== minute) cached = { minute, calendar: new Calendar(at) };
  return cached.calendar;
}
