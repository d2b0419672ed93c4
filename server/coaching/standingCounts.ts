import { sql } from 'kysely';
import type { StandingCounts } from '#domain/coaching/customerSchema.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import type { Db } from '../db/open.ts';
import { matchesSearch } from './customerList.ts';
import { withPeriod } from './customers.ts';
import { type Ended, endedNow, listedAs, standsAs } from './standing.ts';

/** The number of customers of each standing, among all or those that a search finds. */
export async function countStandings(
  db: Db,
  search: string | undefined,
  at: Date,
): Promise<StandingCounts> {
  const ended = await endedNow(db, at);
  const counts = await (search ? countFound(db, search, ended) : countAll(db, ended));
  return { ...counts, all: Object.values(counts).reduce((sum, each) => sum + each, 0) };
}

type Counts = Record<Standing, number>;

/** Counts by indexes alone, apart from the expired periods. */
async function countAll(db: Db, ended: Ended): Promise<Counts> {
  const count = db.fn.countAll<number | string>().as('count');
  const customers = db.selectFrom('user').where('user.role', '=', 'customer').select(count);
  const found = await db
    .selectNoFrom([
      customers.where(listedAs('active')).as('listed'),
      customers.where(listedAs('paused')).as('paused'),
      customers.where(listedAs('not_set')).as('notSet'),
      withPeriod(db).where(standsAs('expired', ended)).select(count).as('expired'),
    ])
    .executeTakeFirstOrThrow();
  const expired = Number(found.expired);
  return {
    active: Number(found.listed) - expired,
    paused: Number(found.paused),
    expired,
    not_set: Number(found.notSet),
  };
}

const status = sql<string>`coalesce("coachingPeriod"."planStatus", 'not_set')`;

/** Counts the rows that the search finds, which it has to read anyway. */
async function countFound(db: Db, search: string, ended: Ended): Promise<Counts> {
  const standing = sql<Standing>`case when ${status} = 'active' and ${ended} then 'expired' else ${status} end`;
  const rows = await withPeriod(db)
    .select([standing.as('standing'), db.fn.countAll<number | string>().as('count')])
    .where((where) => matchesSearch(where, search))
    // By the column's name: the same expression with new parameters is another one to PostgreSQL.
    .groupBy(sql.ref('standing'))
    .execute();
  const counts: Counts = { active: 0, paused: 0, expired: 0, not_set: 0 };
  for (const row of rows) counts[row.standing] = Number(row.count);
  return counts;
}
