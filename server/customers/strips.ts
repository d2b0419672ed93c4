import { sql } from 'kysely';
import { STRIP_DAYS } from '#domain/customers/customer.ts';
import type { CustomerRow } from '#domain/customers/customerSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import type { Logged } from '#domain/daySchema.ts';
import { eatenOf, loggedOf, soFar } from '#domain/progress/adherence.ts';
import {
  asCustomer,
  type Calendar,
  type CustomerRecord,
  calendarAt,
  notWithdrawn,
  type StripPlaces,
} from './customers.ts';
import { type LoggingRecord, silentFor } from './silence.ts';

/** The days that any customer's strip may show at one moment, in any time zone. */
export type StripsSpan = { from: Day; to: Day };

/** The span at a moment; no time zone is more than a day behind UTC or ahead of it. */
export function stripsAt(at: Date): StripsSpan {
  const utc = calendarAt(at).todayIn('UTC');
  return { from: addDays(utc, -STRIP_DAYS), to: addDays(utc, 1) };
}

/**
 * A column with the logged days of a customer in a span, as one text, '2026-11-202026-11-21;157100': all dates,
 * then for each day 100 + 10 × meals done + meals of the day (eight at most). One column takes less time than a
 * row for each day. The end of the span excludes no day; but without it PostgreSQL expects a third of all days and
 * plans the statement anew each time, which takes as long as reading.
 */
export const loggedDaysIn = ({ from, to }: StripsSpan) => sql<string | null>`(
  select string_agg("date", '') || ';' ||
    string_agg(cast(100 + 10 * "mealsDone" + "mealsOfDay" as text), '')
  from "dailyProgress"
  where "dailyProgress"."customerId" = "user"."id" and "dailyProgress"."date" >= ${from}
    and "dailyProgress"."date" <= ${to} and ${notWithdrawn}
)`;

export function asCustomerRow(
  record: CustomerRecord & {
    loggedDays: string | null;
    adherence: number | null;
    planEndsOn: string | null;
  } & LoggingRecord,
  calendar: Calendar,
  toCome: number,
): CustomerRow {
  const customer = asCustomer(record, calendar);
  const { adherence, planEndsOn } = record;
  const days = stripOf(record.loggedDays, calendar.stripUntil(customer.today), toCome);
  return {
    ...customer,
    ...days,
    adherence,
    planEndsOn,
    silentFor: silentFor(record, customer.today),
  };
}

const TODAY = STRIP_DAYS - 1;
const ZERO = 48;
const DATE = 'YYYY-MM-DD'.length;
const DAY_OF_MONTH = 'YYYY-MM-'.length;
const COUNTS = '1dm'.length;

/**
 * Parses the text of {@link loggedDaysIn}, whose days are in any order, into a strip. It reads single characters,
 * because a page has seven hundred days. The text begins at most a day before the strip, so that each day of the
 * month occurs once. `toCome`: the meals of today that are still to come.
 */
function stripOf(text: string | null, { places }: StripPlaces, toCome: number) {
  const strip = new Array<Logged>(STRIP_DAYS).fill('none');
  const eaten = new Array<number | null>(STRIP_DAYS).fill(null);
  if (!text) return { strip, eaten };
  const digit = (at: number) => text.charCodeAt(at) - ZERO;
  const logged = (text.length - 1) / (DATE + COUNTS);
  for (let day = 0; day < logged; day += 1) {
    const ofMonth = day * DATE + DAY_OF_MONTH;
    const place = places[digit(ofMonth) * 10 + digit(ofMonth + 1)];
    if (place === undefined) continue;
    const counts = logged * DATE + 1 + day * COUNTS;
    const eatenThen = { done: digit(counts + 1), meals: digit(counts + 2) };
    strip[place] = loggedOf(eatenThen);
    eaten[place] = eatenOf(place === TODAY ? soFar(eatenThen, toCome) : eatenThen);
  }
  return { strip, eaten };
}
