import { sql } from 'kysely';
import type { CustomerRow } from '#domain/coaching/customerSchema.ts';
import { STRIP_DAYS } from '#domain/coaching/limits.ts';
import { addDays, type Day } from '#domain/day.ts';
import { loggedOf } from '#domain/progress/adherence.ts';
import type { Logged } from '#domain/progress/progressSchema.ts';
import {
  asCustomer,
  type Calendar,
  type CustomerRecord,
  calendarAt,
  open,
  type StripPlaces,
} from './customers.ts';

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
