import { type ExpressionBuilder, sql } from 'kysely';
import type { CustomerPage, CustomerQuery, StandingCounts } from '#domain/coaching/customer.ts';
import { STRIP_DAYS } from '#domain/coaching/customer.ts';
import type { Standing } from '#domain/coaching/period.ts';
import { addDays, type Day, dayIn } from '#domain/day.ts';
import { cursorOf, keysOf, pageFrom } from '../api/cursor.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import {
  asCustomerRow,
  type CustomerRecord,
  customerRecords,
  loggedDaysSince,
} from './customers.ts';

type Row = CustomerRecord & { sortName: string; loggedDays: string | null };

const inOrder = (db: Db, since: Day) =>
  customerRecords(db)
    .select(['user.sortName', loggedDaysSince(since).as('loggedDays')])
    .orderBy('user.sortName')
    .orderBy('user.id');

/** The page that a list without search and filter begins with, by far the most asked for. */
const firstPage = compiled<{ since: Day; limit: number }, Row>((db, value) =>
  inOrder(db, value('since')).limit(value('limit')),
);

/** Customers by name; `next` of one page is `after` of the following. */
export async function listCustomers(db: Db, query: CustomerQuery, at: Date): Promise<CustomerPage> {
  // The earliest square of anyone's strip: no calendar is more than a day behind that of UTC.
  const since = addDays(dayIn('UTC', at), -STRIP_DAYS);
  const limit = query.limit + 1;
  const plain = !query.search && !query.standing && !query.after;
  const rows = plain
    ? await firstPage(db, { since, limit })
    : await filtered(db, query, at, since).limit(limit).execute();
  const page = pageFrom(rows, query.limit, (row) => cursorOf(row.sortName, row.id));
  return { items: page.items.map((row) => asCustomerRow(row, at)), next: page.next };
}

function filtered(db: Db, query: CustomerQuery, at: Date, since: Day) {
  let rows = inOrder(db, since);
  const { search, standing } = query;
  const after = keysOf(query.after, 2);
  if (search) rows = rows.where((where) => named(where, search));
  if (standing) rows = rows.where((where) => standsAs(where, standing, at));
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

const HOUR_MS = 3_600_000;

/**
 * Whether a period has ended in the customer's own calendar. At any moment the calendars of the
 * world show at most three days, so the zones are compared in three groups.
 */
function hasEndedAt(at: Date) {
  const days = [-12, 0, 14].map((hours) => dayIn('UTC', new Date(at.getTime() + hours * HOUR_MS)));
  const [earliest = '', , latest = ''] = days;
  const zones = Intl.supportedValuesOf('timeZone');
  const groups = [...new Set(days)].map((day) => {
    const there = zones.filter((zone) => dayIn(zone, at) === day);
    return sql`when "user"."timeZone" in (${sql.join([...there, ''])}) then ${day}`;
  });
  const utcToday = dayIn('UTC', at);
  // Most periods are decided without looking at the zone at all.
  return sql<boolean>`("coachingPeriod"."planEndDate" < ${latest} and (
    "coachingPeriod"."planEndDate" < ${earliest} or
    "coachingPeriod"."planEndDate" < case ${sql.join(groups, sql` `)} else ${utcToday} end
  ))`;
}

function standsAs(where: ExpressionBuilder<Schema, 'user'>, standing: Standing, at: Date) {
  const status = sql<string>`coalesce("coachingPeriod"."planStatus", 'not_set')`;
  const ended = hasEndedAt(at);
  if (standing === 'expired') return where.and([sql<boolean>`${status} = 'active'`, ended]);
  if (standing === 'active')
    return where.and([
      sql<boolean>`${status} = 'active'`,
      sql<boolean>`not coalesce(${ended}, ${sql.lit(1)} = 0)`,
    ]);
  return sql<boolean>`${status} = ${standing}`;
}

/** How many customers stand how, among those a search finds. */
export async function countStandings(
  db: Db,
  search: string | undefined,
  at: Date,
): Promise<StandingCounts> {
  const status = sql<string>`coalesce("coachingPeriod"."planStatus", 'not_set')`;
  const standing = sql<Standing>`case when ${status} = 'active' and ${hasEndedAt(at)} then 'expired' else ${status} end`;
  let rows = db
    .selectFrom('user')
    .leftJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
    .where('user.role', '=', 'customer')
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
