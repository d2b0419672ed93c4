import { sql } from 'kysely';
import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import { CUSTOMERS_PAGE, STRIP_DAYS, weightChangeOf } from '#domain/customers/customer.ts';
import type {
  CustomerPage,
  CustomerQuery,
  CustomerRow,
  PlainCustomerPage,
} from '#domain/customers/customerSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import type { Logged } from '#domain/daySchema.ts';
import {
  eatenOf,
  loggedOf,
  type StoredMeals,
  soFar,
  storedMealsToCome,
} from '#domain/progress/adherence.ts';
import { compiled } from '../db/compiled.ts';
import type { Db, Engine } from '../db/open.ts';
import { pageFrom } from '../http/cursor.ts';
import {
  type Customers,
  cursorAt,
  customersOf,
  directionOf,
  type Place,
  partOf,
  partsFrom,
  placeIn,
} from './customerOrder.ts';
import { contains, foundBy, ifFew, isOneOf } from './customerSearch.ts';
import { asCustomer, type Calendar, type CustomerRecord, calendarAt } from './customers.ts';
import { silentAfter, silentFor } from './silence.ts';
import { endedNow, ofDietician, standsAs } from './standing.ts';
import { loggedDaysIn, weightsIn } from './summaryLists.ts';

export type From = { readonly db: Db; readonly engine: Engine };
type Listed = ReturnType<typeof partOf>;
type Direction = ReturnType<typeof directionOf>;
type PlainRow = CustomerRecord & Place;
type Row = PlainRow & StripRecord;

/** Adds days and weights, and the meals of the day logged last, if it is recent and some of them are not done. */
const withStrips = (db: Db, listed: Listed, recent: Day, direction: Direction = 'asc') =>
  db
    .selectFrom(listed.as('listed'))
    .leftJoin('customerSummary', 'customerSummary.customerId', 'listed.id')
    .leftJoin('dailyProgress', (join) =>
      join
        .onRef('dailyProgress.customerId', '=', 'listed.id')
        .onRef('dailyProgress.date', '=', 'listed.byLogged')
        .on('listed.byLogged', '>=', recent)
        .onRef('mealsDone', '<', 'mealsOfDay'),
    )
    .selectAll('listed')
    .select(['recentDays', 'plannedDays', 'weights'])
    .select(['plannedMeals', 'mealTimings', 'meals', 'instead'])
    .select(silentAfter(sql`"listed"."silentDays"`).as('silentAfter'))
    .orderBy('listed.key', direction)
    .orderBy('listed.sortName', direction)
    .orderBy('listed.id', direction);

const BY_NAME = { sort: 'name', part: 'keyed', from: null, today: '', isTurned: false } as const;
const firstOnes = (db: Db) => partOf(customersOf(db), { ...BY_NAME, count: CUSTOMERS_PAGE + 1 });

/** The first page by name without search and filter, by far the most frequent request. */
const firstPage = compiled<{ recent: Day }, Row>((db, value) =>
  withStrips(db, firstOnes(db), value('recent')),
);

/** The first page without strips. */
const firstPlainPage = compiled<Record<string, never>, PlainRow>(firstOnes);

/** A page of customers, with their strips or without; `next` is the `after` of the next page. */
export function listCustomers(
  from: From,
  query: CustomerQuery,
  at: Date,
): Promise<CustomerPage | PlainCustomerPage> {
  return query.strip === 'yes'
    ? listWithStrips(from, query, at)
    : listWithoutStrips(from, query, at);
}

export async function listWithStrips(
  from: From,
  query: CustomerQuery,
  at: Date,
): Promise<CustomerPage> {
  const calendar = calendarAt(at);
  // No zone is more than a day behind UTC.
  const recent = addDays(calendar.todayIn('UTC'), -1);
  const rows = isFirst(query)
    ? await firstPage(from.db, { recent })
    : await pageOf(from, query, at, (listed, direction) =>
        withStrips(from.db, listed, recent, direction).execute(),
      );
  const page = pageFrom(rows, query.limit, cursorAt(query));
  return { ...page, items: page.items.map((row) => asCustomerRow(row, calendar)) };
}

async function listWithoutStrips(
  from: From,
  query: CustomerQuery,
  at: Date,
): Promise<PlainCustomerPage> {
  const rows = isFirst(query)
    ? await firstPlainPage(from.db, {})
    : await pageOf(from, query, at, (listed) => listed.execute());
  const page = pageFrom(rows, query.limit, cursorAt(query));
  const calendar = calendarAt(at);
  return { ...page, items: page.items.map((row) => asCustomer(row, calendar)) };
}

const isFirst = ({ after, limit, search, standing, dietician, sort, turned }: CustomerQuery) =>
  after === undefined &&
  limit === CUSTOMERS_PAGE &&
  !search &&
  !standing &&
  !dietician &&
  sort === 'name' &&
  turned === 'no';

/** Reads one row more than the page has, from one part of the order after another. */
async function pageOf<Found extends PlainRow>(
  from: From,
  query: CustomerQuery,
  at: Date,
  read: (listed: Listed, direction: Direction) => Promise<Found[]>,
): Promise<Found[]> {
  const { sort } = query;
  const isTurned = query.turned === 'yes';
  const place = placeIn(query);
  const some = await narrowed(from, query, at);
  // UTC instead of each customer's own day: it only decides, for one day, where an ended period is listed.
  const today = calendarAt(at).todayIn('UTC');
  const rows: Found[] = [];
  for (const [nth, part] of partsFrom(query, place, today).entries()) {
    const count = query.limit + 1 - rows.length;
    if (count === 0) break;
    const begin = nth === 0 ? place : null;
    const listed = partOf(some, { sort, part, from: begin, today, count, isTurned });
    rows.push(...(await read(listed, directionOf(part, isTurned))));
  }
  return rows;
}

/**
 * The customers that match search and filter. A few are selected by their ids; of many, the first are found soon
 * in any order.
 */
async function narrowed(
  from: From,
  { search, standing, sort, dietician }: CustomerQuery,
  at: Date,
): Promise<Customers> {
  const all = ofDietician(customersOf(from.db), dietician);
  const ended = standing && (await endedNow(from.db, at));
  const stand = standing && ended ? standsAs(standing, ended) : sql<boolean>`1 = 1`;
  const found = search ? await foundBy(from, search) : null;
  if (found) return all.where(isOneOf(from.engine, found)).where(stand);
  const isSome = search ? sql<boolean>`${contains(search)} and ${stand}` : stand;
  const isInOrder = sort === 'name' && standing !== 'expired';
  if (!search && !dietician && (!standing || isInOrder)) return all.where(stand);
  const few =
    dietician || (standing && !isInOrder)
      ? await ifFew(all.select('customerId').where(isSome))
      : null;
  if (few) return all.where(isOneOf(from.engine, few));
  // PostgreSQL estimates that a third of all rows match such a comparison. So it walks the index of the order and
  // stops when the page is full, instead of guessing how many rows contain the letters.
  return all.where(sql<boolean>`case when ${isSome} then 1 else 0 end > 0`);
}

/** What a row shows of somebody's days and weights; the meals are those of the day logged last, if it is recent. */
type StripRecord = CustomerRecord & {
  recentDays: string | null;
  plannedDays: string | null;
  weights: string | null;
  silentAfter: number;
} & { [Part in keyof StoredMeals]: string | null };

function asCustomerRow(record: StripRecord, calendar: Calendar): CustomerRow {
  const customer = asCustomer(record, calendar);
  const { today, timeZone, consentWithdrawn } = customer;
  const summed = consentWithdrawn ? null : record;
  return {
    ...customer,
    ...stripOf(summed?.recentDays ?? '[]', calendar.stripUntil(today), today, () =>
      storedMealsToCome(record, calendar.minutesIn(timeZone)),
    ),
    adherence: record.byAdherence,
    planEndsOn: record.byPlan,
    lastVisitOn: record.byVisit,
    tags: record.byTags?.split(' ') ?? [],
    weightChange: weightChangeOf(weightsIn(summed?.weights ?? '[]')),
    silentFor: silentFor(
      {
        ...record,
        resumedAt: summed?.resumedAt ?? null,
        planStatus: customer.planStatus as PlanStatus,
        planStartDate: customer.planStartDate,
        planEndDate: customer.planEndDate,
        lastLoggedDay: customer.lastLoggedDay,
      },
      today,
    ),
  };
}

/** Of today only the meals count that are due by now; `toCome`: how many are not. */
function stripOf(
  recentDays: string,
  places: ReadonlyMap<Day, number>,
  today: Day,
  toCome: () => number,
) {
  const strip = new Array<Logged>(STRIP_DAYS).fill('none');
  const eaten = new Array<number | null>(STRIP_DAYS).fill(null);
  for (const [date, done, meals] of loggedDaysIn(recentDays)) {
    const place = places.get(date);
    if (place === undefined) continue;
    strip[place] = loggedOf({ done, meals });
    const isToCome = date === today && done < meals;
    eaten[place] = eatenOf(soFar({ done, meals }, isToCome ? toCome() : 0));
  }
  return { strip, eaten };
}
