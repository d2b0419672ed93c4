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

const customersByName = (db: Db) =>
  customersWithPeriod(db).select('user.sortName').orderBy('user.sortName').orderBy('user.id');

type CustomersByName = ReturnType<typeof customersByName>;

/**
 * Adds the logged days of each strip, and the last logged day of those customers who have logged nothing
 * for two weeks: for all others that day is in their strip.
 */
const withStrips = (db: Db, found: CustomersByName, span: StripsSpan) =>
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

/** Adds the last logged day, for the customers of the page only. */
const withoutStrips = (db: Db, found: CustomersByName) =>
  db
    .selectFrom(found.as('user'))
    .selectAll('user')
    .select(lastLoggedDay.as('lastLoggedDay'))
    .orderBy('user.sortName')
    .orderBy('user.id');

const FIRST = CUSTOMERS_PAGE + 1;

/** The first page without search and filter, which is by far the most frequent. */
const firstPage = compiled<StripsSpan, Row>(
  (db, value) =>
    withStrips(db, customersByName(db).limit(rowLimit(FIRST)), {
      from: value('from'),
      to: value('to'),
    }),
  { isLong: true },
);

/** The same without strips. All rows that it reads are on the page, so it needs no inner select. */
const firstPlainPage = compiled<Record<string, never>, PlainRow>(
  (db) => customersByName(db).select(lastLoggedDay.as('lastLoggedDay')).limit(rowLimit(FIRST)),
  { isLong: true },
);

/** A page of customers by name, with their strips or without; `next` is the `after` of the next page. */
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

async function filtered(db: Db, query: CustomerQuery, at: Date): Promise<CustomersByName> {
  let rows = customersByName(db).limit(rowLimit(query.limit + 1));
  const { search, standing } = query;
  const after = keysOf('customers', query.after, 2);
  if (search) rows = rows.where((where) => matchesSearch(where, search));
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

/** A condition: name or e-mail address contains the text, in any case. */
export function matchesSearch(where: ExpressionBuilder<Schema, 'user'>, search: string) {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return where.or([
    sql<boolean>`"user"."sortName" like ${pattern} escape '\\'`,
    sql<boolean>`"user"."email" like ${pattern} escape '\\'`,
  ]);
}
