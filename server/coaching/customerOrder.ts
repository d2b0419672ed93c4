import { sql } from 'kysely';
import type { CustomerQuery, CustomerSort } from '#domain/coaching/customerSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import { cursorOf, keysOf } from '../http/cursor.ts';
import { invalidField } from '../http/failure.ts';

/** What each order goes by. Each has an index with the name and the id behind it. */
const COLUMNS = {
  name: 'sortName',
  logged: 'byLogged',
  adherence: 'byAdherence',
  'plan-end': 'byPlan',
  'period-end': 'byPeriod',
} as const satisfies Record<CustomerSort, string>;

type Key = string | number | null;
/** Where a customer stands in an order: who has no key stands behind all who have one. */
export type Place = { readonly key: Key; readonly sortName: string; readonly id: string };

export const customersOf = (db: Db) => db.selectFrom('customerListing');
export type Customers = ReturnType<typeof customersOf>;

/** Names a place for the next page; the order is in it, so that no other order goes on from there. */
export const cursorAt =
  (sort: CustomerSort) =>
  ({ key, sortName, id }: Place): string =>
    cursorOf('customers', sort, key === null ? '' : String(key), sortName, id);

export function placeIn({ after, sort }: CustomerQuery): Place | null {
  const keys = keysOf('customers', after, 4);
  if (!keys) return null;
  const [of, text = '', sortName = '', id = ''] = keys;
  if (of !== sort || (sort === 'adherence' && !/^\d{0,3}$/.test(text)))
    throw invalidField('after', 'This is not where a page of this order ended. Begin anew.');
  const key = sort === 'adherence' ? Number(text) : text;
  return { key: text === '' && sort !== 'name' ? null : key, sortName, id };
}

const after = ({ sortName, id }: Place) =>
  sql<boolean>`("sortName", "customerId") > (${sortName}, ${id})`;

/** The part of some customers that has a key, from a place on, in order. */
export function withKey(some: Customers, sort: CustomerSort, from: Place | null, count: number) {
  const column = COLUMNS[sort];
  let rows = some
    .select(['customerId', 'sortName', sql<Key>`${sql.ref(column)}`.as('key')])
    // By each column once: SQLite would sort everybody by one that comes twice.
    .$if(sort !== 'name', (keyed) => keyed.where(column, 'is not', null).orderBy(column))
    .orderBy('sortName')
    .orderBy('customerId')
    .limit(rowLimit(count));
  if (from && sort === 'name') rows = rows.where(after(from));
  else if (from)
    rows = rows.where(
      sql<boolean>`(${sql.ref(column)}, "sortName", "customerId") > (${from.key}, ${from.sortName}, ${from.id})`,
    );
  return rows;
}

/** The part that has no key, by name. */
export function withoutKey(some: Customers, sort: CustomerSort, from: Place | null, count: number) {
  const rows = some
    .select(['customerId', 'sortName', sql<Key>`null`.as('key')])
    .where(COLUMNS[sort], 'is', null)
    .orderBy('sortName')
    .orderBy('customerId')
    .limit(rowLimit(count));
  return from ? rows.where(after(from)) : rows;
}
