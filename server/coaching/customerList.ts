import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type {
  CustomerPage,
  CustomerQuery,
  PlainCustomerPage,
  StandingCounts,
} from '#domain/coaching/customer.ts';
import { CUSTOMERS_PAGE } from '#domain/coaching/customer.ts';
import type { PlanStatus, Standing } from '#domain/coaching/period.ts';
import { addDays, type Day, dayIn } from '#domain/day.ts';
import { cursorOf, keysOf, pageFrom } from '../api/cursor.ts';
import { atMost } from '../db/atMost.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import {
  asCustomer,
  type CustomerRecord,
  calendarAt,
  customersWithPeriod,
  lastLoggedDay,
  withPeriod,
} from './customers.ts';
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
    withStrips(db, inOrder(db).limit(atMost(FIRST)), { from: value('from'), to: value('to') }),
  { isLong: true },
);

/** Everybody who is read is on this page, so that nothing has to be put off until it is full. */
const firstPlainPage = compiled<Record<string, never>, PlainRow>(
  (db) => inOrder(db).select(lastLoggedDay.as('lastLoggedDay')).limit(atMost(FIRST)),
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
  let rows = inOrder(db).limit(atMost(query.limit + 1));
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

function named(where: ExpressionBuilder<Schema, 'user'>, search: string) {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return where.or([
    sql<boolean>`"user"."sortName" like ${pattern} escape '\\'`,
    sql<boolean>`"user"."email" like ${pattern} escape '\\'`,
  ]);
}

type Ended = RawBuilder<boolean>;

/**
 * Each time zone that customers live in, from one to the next in the index: as many steps as there
 * are zones, where "distinct" reads an entry for each customer.
 */
const zonesLivedIn = (db: Db) =>
  sql<{ timeZone: string }>`
    with recursive "zone" ("timeZone") as (
      select (${nextZone(sql`''`)})
      union all
      select (${nextZone(sql`"zone"."timeZone"`)}) from "zone" where "timeZone" is not null
    )
    select "timeZone" from "zone" where "timeZone" is not null`.execute(db);

const nextZone = (last: RawBuilder<unknown>) => sql`
  select "user"."timeZone" from "user" where "user"."role" = 'customer' and "user"."timeZone" > ${last}
  order by "user"."timeZone" limit 1`;

/**
 * A condition: the period has ended in the customer's own calendar. Zones are grouped by the day
 * they have now, of which there are at most three anywhere; what ends after the last of them is
 * passed over in the index.
 */
async function endedNow(db: Db, at: Date): Promise<Ended> {
  const { rows } = await zonesLivedIn(db);
  const utc = dayIn('UTC', at);
  const zonesByDay = new Map<Day, string[]>();
  for (const { timeZone } of rows) {
    const day = dayIn(timeZone, at);
    if (day !== utc) zonesByDay.set(day, [...(zonesByDay.get(day) ?? []), timeZone]);
  }
  const elsewhere = [...zonesByDay].map(
    ([day, zones]) => sql`when "user"."timeZone" in (${sql.join(zones)}) then ${day}`,
  );
  const today =
    elsewhere.length === 0
      ? sql<string>`${utc}`
      : sql<string>`case ${sql.join(elsewhere, sql` `)} else ${utc} end`;
  const latest = addDays(utc, 1);
  return sql<boolean>`("coachingPeriod"."planEndDate" < ${latest} and "coachingPeriod"."planEndDate" < ${today})`;
}

// Said so that an index and its statistics can be used: this in the very words of `userByStanding`.
const listedAs = (status: PlanStatus) => sql<boolean>`(
  case when "user"."consent" = 'withdrawn' then 'not_set' else "user"."periodStatus" end) = ${sql.lit(status)}`;

function standsAs(standing: Standing, ended: Ended) {
  if (standing === 'expired')
    return sql<boolean>`("coachingPeriod"."planStatus" = 'active' and ${ended})`;
  if (standing === 'active') return sql<boolean>`(${listedAs('active')} and ${ended} is not true)`;
  return listedAs(standing);
}

const status = sql<string>`coalesce("coachingPeriod"."planStatus", 'not_set')`;

/** How many customers stand how, among those a search finds. */
export async function countStandings(
  db: Db,
  search: string | undefined,
  at: Date,
): Promise<StandingCounts> {
  const standing = sql<Standing>`case when ${status} = 'active' and ${await endedNow(db, at)} then 'expired' else ${status} end`;
  let rows = withPeriod(db)
    .select([standing.as('standing'), db.fn.countAll<number | string>().as('count')])
    // By the name of the column: PostgreSQL takes the same expression with other parameters for another.
    .groupBy(sql.ref('standing'));
  if (search) rows = rows.where((where) => named(where, search));
  const counts: StandingCounts = { all: 0, active: 0, paused: 0, expired: 0, not_set: 0 };
  for (const row of await rows.execute()) {
    counts[row.standing] = Number(row.count);
    counts.all += Number(row.count);
  }
  return counts;
}
