import { type ExpressionBuilder, sql } from 'kysely';
import type {
  CustomerPage,
  CustomerQuery,
  PlainCustomerPage,
} from '#domain/coaching/customerSchema.ts';
import { CUSTOMERS_PAGE } from '#domain/coaching/limits.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';
import { cursorOf, keysOf, pageFrom } from '../http/cursor.ts';
import {
  asCustomer,
  type CustomerRecord,
  calendarAt,
  customersWithPeriod,
  lastLoggedDay,
} from './customers.ts';
import { endedNow, standsAs } from './standing.ts';
import { asCustomerRow, loggedDaysIn, type StripsSpan, stripsAt } from './strips.ts';

type PlainRow = CustomerRecord & { sortName: string };
type Row = PlainRow & { loggedDays: string | null };

const inOrder = (db: Db) =>
  customersWithPeriod(db).select('user.sortName').orderBy('user.sortName').orderBy('user.id');

type Found = ReturnType<typeof inOrder>;

/**
 * A page of them with the days of their strips, and the day each logged last. That is looked up only
 * of who has logged nothing for two weeks: that of the others is among the days of their strip.
 */
const withStrips = (db: Db, found: Found, span: StripsSpan) =>
  db
    .selectFrom(found.select(loggedDaysIn(span).as('loggedDays')).as('user'))
    .selectAll('user')
    .select(
      sql<string | null>`case when "user"."loggedDays" is null then ${lastLoggedDay} end`.as(
        'lastLoggedDay',
      ),
    )
    .orderBy('user.sortName')
    .orderBy('user.id');

/** A page of them with the day each logged last, looked up of nobody who is not on it. */
const withoutStrips = (db: Db, found: Found) =>
  db
    .selectFrom(found.as('user'))
    .selectAll('user')
    .select(lastLoggedDay.as('lastLoggedDay'))
    .orderBy('user.sortName')
    .orderBy('user.id');

const FIRST = CUSTOMERS_PAGE + 1;

/** The page that a list without search and filter begins with, by far the most asked for. */
const firstPage = compiled<StripsSpan, Row>(
  (db, value) =>
    withStrips(db, inOrder(db).limit(rowLimit(FIRST)), { from: value('from'), to: value('to') }),
  { isLong: true },
);

/** Everybody who is read is on this page, so that nothing has to be put off until it is full. */
const firstPlainPage = compiled<Record<string, never>, PlainRow>(
  (db) => inOrder(db).select(lastLoggedDay.as('lastLoggedDay')).limit(rowLimit(FIRST)),
  { isLong: true },
);

/** Customers by name; `next` of one page is `after` of the following, with strips or without. */
export function listCustomers(
  db: Db,
  query: CustomerQuery,
  at: Date,
): Promise<CustomerPage | PlainCustomerPage> {
  return query.strip === 'yes' ? listWithStrips(db, query, at) : listWithoutStrips(db, query, at);
}

async function listWithStrips(db: Db, query: CustomerQuery, at: Date): Promise<CustomerPage> {
  const span = stripsAt(at);
  const rows = isFirst(query)
    ? await firstPage(db, span)
    : await withStrips(db, await filtered(db, query, at), span).execute();
  const page = pageFrom(rows, query.limit, cursorAt);
  const calendar = calendarAt(at);
  return { ...page, items: page.items.map((row) => asCustomerRow(row, calendar)) };
}

async function listWithoutStrips(
  db: Db,
  query: CustomerQuery,
  at: Date,
): Promise<PlainCustomerPage> {
  const rows = isFirst(query)
    ? await firstPlainPage(db, {})
    : await withoutStrips(db, await filtered(db, query, at)).execute();
  const page = pageFrom(rows, query.limit, cursorAt);
  const calendar = calendarAt(at);
  return { ...page, items: page.items.map((row) => asCustomer(row, calendar)) };
}

const isFirst = ({ after, limit, search, standing }: CustomerQuery) =>
  after === undefined && limit === CUSTOMERS_PAGE && !search && !standing;

const cursorAt = ({ sortName, id }: PlainRow) => cursorOf('customers', sortName, id);

async function filtered(db: Db, query: CustomerQuery, at: Date): Promise<Found> {
  let rows = inOrder(db).limit(rowLimit(query.limit + 1));
  const { search, standing } = query;
  const after = keysOf('customers', query.after, 2);
  if (search) rows = rows.where((where) => named(where, search));
  if (standing) rows = rows.where(standsAs(standing, await endedNow(db, at)));
  if (after)
    rows = rows.where((where) =>
      where(
        where.refTuple('user.sortName', 'user.id'),
        '>',
        where.tuple(after[0] ?? '', after[1] ?? ''),
      ),
    );
  return rows;
}

/** Whose name or address has it in it. */
export function named(where: ExpressionBuilder<Schema, 'user'>, search: string) {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return where.or([
    sql<boolean>`"user"."sortName" like ${pattern} escape '\\'`,
    sql<boolean>`"user"."email" like ${pattern} escape '\\'`,
  ]);
}
