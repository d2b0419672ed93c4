import { sql } from 'kysely';
import type { CustomerQuery, CustomerSort } from '#domain/customers/customerSchema.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pagesOf } from '../http/cursor.ts';
import { invalidField } from '../http/failure.ts';
import { say } from '../http/words.ts';
import { SHOWN } from './customers.ts';

const PAGES = pagesOf('customers', 4);

/** The column of each order. Each has an index, followed by name and id. */
const COLUMNS = {
  name: 'sortName',
  logged: 'byLogged',
  adherence: 'byAdherence',
  weight: 'byWeight',
  'plan-end': 'byPlan',
  'period-end': 'byPeriod',
  dietician: 'dietician',
  visit: 'byVisit',
  tags: 'byTags',
} as const satisfies Record<CustomerSort, string>;

type Key = string | number | null;
/** The position of a customer in an order. */
export type Place = { readonly key: Key; readonly sortName: string; readonly id: string };

export const customersOf = (db: Db) => db.selectFrom('customerListing');
export type Customers = ReturnType<typeof customersOf>;

type Order = Pick<CustomerQuery, 'sort' | 'turned'>;

const orderOf = ({ sort, turned }: Order) => (turned === 'yes' ? `-${sort}` : sort);
const isNumber = (sort: CustomerSort) => sort === 'adherence' || sort === 'weight';

/** The cursor of a place, for the next page. It contains the order, so it cannot be used with another order. */
export const cursorAt =
  (order: Order) =>
  ({ key, sortName, id }: Place): string =>
    PAGES.cursorOf(orderOf(order), key === null ? '' : String(key), sortName, id);

export function placeIn({ after, ...query }: CustomerQuery): Place | null {
  const keys = PAGES.keysOf(after);
  if (!keys) return null;
  const { sort } = query;
  const [of, text = '', sortName = '', id = ''] = keys;
  if (of !== orderOf(query) || (isNumber(sort) && !/^(-?\d{1,7})?$/.test(text)))
    throw invalidField('after', say.pageOfListGone);
  const key = isNumber(sort) ? Number(text) : text;
  return { key: text === '' && sort !== 'name' ? null : key, sortName, id };
}

/** A part of an order; when one part ends within a page, the next one follows. */
type Part = 'keyed' | 'ahead' | 'past' | 'none';

const END: readonly Part[] = ['ahead', 'past', 'none'];

/**
 * Customers who need attention come first: those who never logged or visited, and ends ahead before ends in the past.
 */
const PARTS: Readonly<Record<CustomerSort, readonly Part[]>> = {
  name: ['keyed'],
  logged: ['none', 'keyed'],
  adherence: ['keyed', 'none'],
  weight: ['keyed', 'none'],
  'plan-end': END,
  'period-end': END,
  dietician: ['keyed', 'none'],
  visit: ['none', 'keyed'],
  tags: ['keyed', 'none'],
};

const inTurn = (parts: readonly Part[]): readonly Part[] =>
  parts[0] === 'none' ? parts.toReversed() : parts;

/** The parts of an order from a place on; the first of them continues after that place. */
export function partsFrom(
  { sort, turned }: Order,
  from: Place | null,
  today: Day,
): readonly Part[] {
  const parts = turned === 'yes' ? inTurn(PARTS[sort]) : PARTS[sort];
  if (!from) return parts;
  const ofKey = parts === END ? (String(from.key) >= today ? 'ahead' : 'past') : 'keyed';
  return parts.slice(parts.indexOf(from.key === null ? 'none' : ofKey));
}

/** Ends in the past are listed latest first, and in an order that is turned all that have a value. */
export const directionOf = (part: Part, isTurned: boolean) =>
  part === 'past' || (isTurned && part !== 'none') ? 'desc' : 'asc';

type Reading = {
  readonly sort: CustomerSort;
  readonly part: Part;
  readonly from: Place | null;
  readonly today: Day;
  readonly count: number;
  readonly isTurned: boolean;
};

/** One part of these customers, in order, after a place. */
export function partOf(some: Customers, { sort, part, from, today, count, isTurned }: Reading) {
  const column = COLUMNS[sort];
  const direction = directionOf(part, isTurned);
  const after = sql.raw(direction === 'asc' ? '>' : '<');
  const isKeyed = part !== 'none';
  let rows = some
    .select([...SHOWN, isKeyed ? sql<Key>`${sql.ref(column)}`.as('key') : sql<Key>`null`.as('key')])
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
