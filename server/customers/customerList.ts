import { sql } from 'kysely';
import { CUSTOMERS_PAGE } from '#domain/customers/customer.ts';
import type {
  CustomerPage,
  CustomerQuery,
  PlainCustomerPage,
} from '#domain/customers/customerSchema.ts';
import type { MealsToComeOf } from '#domain/progress/adherence.ts';
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
import { asCustomer, type CustomerRecord, calendarAt, selectCustomers } from './customers.ts';
import { type LoggingRecord, silentAfter } from './silence.ts';
import { endedNow, standsAs } from './standing.ts';
import { asCustomerRow, loggedDaysIn, type StripsSpan, stripsAt } from './strips.ts';

type From = {
  readonly db: Db;
  readonly engine: Engine;
  readonly mealsToComeOf: MealsToComeOf;
};
type PlainRow = CustomerRecord & Place;
type Row = PlainRow &
  LoggingRecord & {
    loggedDays: string | null;
    adherence: number | null;
    planEndsOn: string | null;
  };
type Listed = ReturnType<typeof partOf>;
type Direction = ReturnType<typeof directionOf>;

/** Selects the names and addresses of these customers, in the order of the list. */
const whoTheyAre = (db: Db, listed: Listed, direction: Direction = 'asc') =>
  selectCustomers(db)
    .innerJoin(listed.as('listed'), 'listed.customerId', 'user.id')
    .select(['listed.key', 'listed.sortName'])
    .orderBy('listed.key', direction)
    .orderBy('listed.sortName', direction)
    .orderBy('user.id', direction);

const withStrips = (db: Db, listed: Listed, span: StripsSpan, direction?: Direction) =>
  whoTheyAre(db, listed, direction)
    .leftJoin('customerSummary', 'customerSummary.customerId', 'user.id')
    .select([
      'coachingPeriod.resumedAt',
      'customerSummary.plannedDays',
      silentAfter.as('silentAfter'),
      loggedDaysIn(span).as('loggedDays'),
      'customerListing.byAdherence as adherence',
      'customerListing.byPlan as planEndsOn',
    ]);

const BY_NAME = { sort: 'name', part: 'keyed', from: null, today: '' } as const;
const firstOnes = (db: Db) => partOf(customersOf(db), { ...BY_NAME, count: CUSTOMERS_PAGE + 1 });

/** The first page by name without search and filter, by far the most frequent request. */
const firstPage = compiled<StripsSpan, Row>((db, value) =>
  withStrips(db, firstOnes(db), { from: value('from'), to: value('to') }),
);

/** The first page without strips. */
const firstPlainPage = compiled<Record<string, never>, PlainRow>((db) =>
  whoTheyAre(db, firstOnes(db)),
);

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

async function listWithStrips(from: From, query: CustomerQuery, at: Date): Promise<CustomerPage> {
  const span = stripsAt(at);
  const rows = isFirst(query)
    ? await firstPage(from.db, span)
    : await pageOf(from, query, at, (listed, direction) =>
        withStrips(from.db, listed, span, direction).execute(),
      );
  const page = pageFrom(rows, query.limit, cursorAt(query.sort));
  const calendar = calendarAt(at);
  const inZones = page.items.map(({ id, timeZone, lastLoggedDay }) => ({
    id,
    timeZone: timeZone ?? 'UTC',
    lastLoggedDay,
  }));
  const today = inZones.filter((each) => each.lastLoggedDay === calendar.todayIn(each.timeZone));
  const toCome = await from.mealsToComeOf(today, at);
  return {
    ...page,
    items: page.items.map((row) => asCustomerRow(row, calendar, toCome.get(row.id) ?? 0)),
  };
}

async function listWithoutStrips(
  from: From,
  query: CustomerQuery,
  at: Date,
): Promise<PlainCustomerPage> {
  const rows = isFirst(query)
    ? await firstPlainPage(from.db, {})
    : await pageOf(from, query, at, (listed, direction) =>
        whoTheyAre(from.db, listed, direction).execute(),
      );
  const page = pageFrom(rows, query.limit, cursorAt(query.sort));
  const calendar = calendarAt(at);
  return { ...page, items: page.items.map((row) => asCustomer(row, calendar)) };
}

const isFirst = ({ after, limit, search, standing, sort }: CustomerQuery) =>
  after === undefined && limit === CUSTOMERS_PAGE && !search && !standing && sort === 'name';

/** Reads one row more than the page has, from one part of the order after another. */
async function pageOf<Found extends PlainRow>(
  from: From,
  query: CustomerQuery,
  at: Date,
  read: (listed: Listed, direction: Direction) => Promise<Found[]>,
): Promise<Found[]> {
  const { sort } = query;
  const place = placeIn(query);
  const some = await narrowed(from, query, at);
  // UTC instead of each customer's own day: it only decides, for one day, where an ended period is listed.
  const today = calendarAt(at).todayIn('UTC');
  const rows: Found[] = [];
  for (const [nth, part] of partsFrom(sort, place, today).entries()) {
    const count = query.limit + 1 - rows.length;
    if (count === 0) break;
    const begin = nth === 0 ? place : null;
    const listed = partOf(some, { sort, part, from: begin, today, count });
    rows.push(...(await read(listed, directionOf(part))));
  }
  return rows;
}

/**
 * The customers that match search and filter. A few are selected by their ids; of many, the first are found soon
 * in any order.
 */
async function narrowed(
  from: From,
  { search, standing, sort }: CustomerQuery,
  at: Date,
): Promise<Customers> {
  const all = customersOf(from.db);
  const ended = standing && (await endedNow(from.db, at));
  const stand = standing && ended ? standsAs(standing, ended) : sql<boolean>`1 = 1`;
  const found = search ? await foundBy(from, search) : null;
  if (found) return all.where(isOneOf(from.engine, found)).where(stand);
  const isSome = search ? sql<boolean>`${contains(search)} and ${stand}` : stand;
  const isInOrder = sort === 'name' && standing !== 'expired';
  if (!search && (!standing || isInOrder)) return all.where(stand);
  const few = standing && !isInOrder ? await ifFew(all.select('customerId').where(isSome)) : null;
  if (few) return all.where(isOneOf(from.engine, few));
  // PostgreSQL estimates that a third of all rows match such a comparison. So it walks the index of the order and
  // stops when the page is full, instead of guessing how many rows contain the letters.
  return all.where(sql<boolean>`case when ${isSome} then 1 else 0 end > 0`);
}
