import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import { STRIP_DAYS } from '#domain/customers/customer.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day, dayIn, daysFrom } from '#domain/day.ts';
import { imageUrl } from '#domain/images/image.ts';
import { languageOf, localeOf } from '#domain/language/language.ts';
import { minutesOfDay } from '#domain/plans/mealTime.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/session.ts';

/** What lists show of a customer, who is called `id` there. */
export const SHOWN = [
  'customerId as id',
  'sortName',
  'name',
  'email',
  'verified',
  'timeZone',
  'image',
  'dieticianId',
  'closed',
  'standing',
  'periodStartsOn',
  'byPeriod',
  'byLogged',
  'byAdherence',
  'byPlan',
  'byVisit',
  'byTags',
  'resumedAt',
  'silentDays',
] as const;

const shownOf = (db: Db) => db.selectFrom('customerListing').select(SHOWN);
export type CustomerRecord = Awaited<ReturnType<ReturnType<typeof shownOf>['execute']>>[number];

type Known = CustomerRecord & { readonly locale: string | null };

const customerById = compiled<{ id: string }, Known>((db, value) =>
  shownOf(db)
    .where('customerId', '=', value('id'))
    .select((eb) =>
      eb
        .selectFrom('user')
        .whereRef('user.id', '=', 'customerListing.customerId')
        .select('locale')
        .as('locale'),
    ),
);

export async function readCustomer(db: Db, scope: CustomerScope, at: Date): Promise<Customer> {
  const [record] = await customerById(db, { id: scope.customerId });
  if (!record) throw new Error('the customer of a scope does not exist');
  const read = localeOf(record.locale ?? '');
  return { ...asCustomer(record, calendarAt(at)), language: read && languageOf(read) };
}

export function asCustomer(record: CustomerRecord, calendar: Calendar): Customer {
  const timeZone = record.timeZone ?? 'UTC';
  const closed = Boolean(record.closed);
  return {
    id: record.id,
    name: record.name,
    email: record.email,
    profileImageUrl: closed ? null : imageUrl(record.id, record.image),
    emailVerified: Boolean(record.verified),
    timeZone,
    today: calendar.todayIn(timeZone),
    lastLoggedDay: record.byLogged,
    dieticianId: record.dieticianId,
    consentWithdrawn: closed,
    planStatus: record.standing as PlanStatus,
    planStartDate: closed ? null : record.periodStartsOn,
    planEndDate: record.byPeriod,
  };
}

/** The days and times of all zones at one moment; cached, since many customers share a zone and a strip. */
export class Calendar {
  readonly at: Date;
  readonly #days = new Map<string, Day>();
  readonly #minutes = new Map<string, number>();
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

  minutesIn(timeZone: string): number {
    let minutes = this.#minutes.get(timeZone);
    if (minutes === undefined) {
      minutes = minutesOfDay(timeZone, this.at);
      this.#minutes.set(timeZone, minutes);
    }
    return minutes;
  }

  /** The place of each of the fourteen days that end with `today`. */
  stripUntil(today: Day): ReadonlyMap<Day, number> {
    let strip = this.#strips.get(today);
    if (!strip) {
      const days = daysFrom(addDays(today, 1 - STRIP_DAYS), STRIP_DAYS);
      strip = new Map(days.map((day, place) => [day, place]));
      this.#strips.set(today, strip);
    }
    return strip;
  }
}

const MINUTE_MS = 60_000;
let cached: { readonly minute: number; readonly calendar: Calendar } | undefined;

/** The calendar at a moment; cached for a minute, since midnight is on a whole minute in every zone. */
export function calendarAt(at: Date): Calendar {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (cached?.minute !== minute) cached = { minute, calendar: new Calendar(at) };
  return cached.calendar;
}
