import { sql } from 'kysely';
import type { CustomerQuery, CustomerSort } from '#domain/customers/customerSchema.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pagesOf } from '../http/cursor.ts';
import { invalidField } from '../http/failure.ts';

const PAGES = pagesOf('customers', 4);

/** The column of each order. Each has an index, followed by name and id. */
const COLUMNS = {
  name: 'sortName',
  logged: 'byLogged',
  adherence: 'byAdherence',
  'plan-end': 'byPlan',
  'period-end': 'byPeriod',
} as const satisfies Record<CustomerSort, string>;

type Key = string | number | null;
/** The position of a customer in an order. */
export type Place = { readonly key: Key; readonly sortName: string; readonly id: string };

export const customersOf = (db: Db) => db.selectFrom('customerListing');
export type Customers = ReturnType<typeof customersOf>;

/** The cursor of a place, for the next page. It contains the order, so it cannot be used with another order. */
export const cursorAt =
  (sort: CustomerSort) =>
  ({ key, sortName, id }: Place): string =>
    PAGES.cursorOf(sort, key === null ? '' : String(key), sortName, id);

export function placeIn({ after, sort }: CustomerQuery): Place | null {
  const keys = PAGES.keysOf(after);
  if (!keys) return null;
  const [of, text = '', sortName = '', id = ''] = keys;
  if (of !== sort || (sort === 'adherence' && !/^\d{0,3}$/.test(text)))
    throw invalidField('after', 'That page of the list is gone. Start from the top.');
  const key = sort === 'adherence' ? Number(text) : text;
  return { key: text === '' && sort !== 'name' ? null : key, sortName, id };
}

/** A part of an order; when one part ends within a page, the next one follows. */
type Part = 'keyed' | 'ahead' | 'past' | 'none';

const END: readonly Part[] = ['ahead', 'past', 'none'];

/** Customers who need attention come first: those who never logged, and ends ahead before ends in the past. */
const PARTS: Readonly<Record<CustomerSort, readonly Part[]>> = {
  name: ['keyed'],
  logged: ['none', 'keyed'],
  adherence: ['keyed', 'none'],
  'plan-end': END,
  'period-end': END,
};

/** The parts of an order from a place on; the first of them continues after that place. */
export function partsFrom(sort: CustomerSort, from: Place | null, today: Day): readonly Part[] {
  const parts = PARTS[sort];
  if (!from) return parts;
  const ofKey = parts === END ? (String(from.key) >= today ? 'ahead' : 'past') : 'keyed';
  return parts.slice(parts.indexOf(from.key === null ? 'none' : ofKey));
}

/** Ends in the past are listed latest first. */
export const directionOf = (part: Part) => (part === 'past' ? 'desc' : 'asc');

type Reading = {
  readonly sort: CustomerSort;
  readonly part: Part;
  readonly from: Place | null;
  readonly today: Day;
  readonly count: number;
};

/** One part of these customers, in order, after a place. */
export function partOf(some: Customers, { sort, part, from, today, count }: Reading) {
  const column = COLUMNS[sort];
  const direction = directionOf(part);
  const after = sql.raw(direction === 'asc' ? '>' : '<');
  const isKeyed = part !== 'none';
  let rows = some
    .select([
      'customerId',
      'sortName',
      isKeyed ? sql<Key>`${sql.ref(column)}`.as('key') : sql<Key>`null`.as('key'),
    ])
    .$if(!isKeyed, (none) => none.where(column, 'is', null))
    .$if(part === 'keyed' && sort !== 'name', (keyed) => keyed.where(column, 'is not', null))
    .$if(part === 'ahead', (ahead) => ahead.where(column, '>=', today))
    .$if(part === 'past', (past) => past.where(column, '<', today))
    // Each column once: SQLite sorts all customers when a column comes twice.
    // The column is listed even in the part 'none', where it is always null: otherwise PostgreSQL would not use
    // the order of its index.
    .$if(sort !== 'name', (keyed) => keyed.orderBy(column, direction))
    .orderBy('sortName', direction)
    .orderBy('customerId', direction)
    .limit(rowLimit(count));
  if (from && isKeyed && sort !== 'name')
    rows = rows.where(
      sql<boolean>`(${sql.ref(column)}, "sortName", "customerId") ${after} (${from.key}, ${from.sortName}, ${from.id})`,
    );
  else if (from)
    rows = rows.where(
      sql<boolean>`("sortName", "customerId") ${after} (${from.sortName}, ${from.id})`,
    );
  return rows;
}
