import { type RawBuilder, sql } from 'kysely';
import type { PlanStatus, Standing } from '#domain/coaching/periodSchema.ts';
import { NO_DIETICIAN } from '#domain/customers/customer.ts';
import type { CustomerQuery, StandingCounts } from '#domain/customers/customerSchema.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { todayAt } from '../coaching/todayAt.ts';
import type { Db, Engine } from '../db/open.ts';
import { type Customers, customersOf } from './customerOrder.ts';
import { foundBy, isOneOf } from './customerSearch.ts';

/** A condition: the coaching period has ended in the customer's own calendar. */
type Ended = RawBuilder<boolean>;

/**
 * Makes the condition at a moment. The first comparison lets the index skip periods that end after the latest day
 * of all zones.
 */
export async function endedNow(db: Db, at: Date): Promise<Ended> {
  const today = await todayAt(db, at, 'customerListing');
  const latest = addDays(dayIn('UTC', at), 1);
  return sql<boolean>`("customerListing"."byPeriod" < ${latest} and "customerListing"."byPeriod" < ${today})`;
}

const listedAs = (status: PlanStatus) =>
  sql<boolean>`"customerListing"."standing" = ${sql.lit(status)}`;

/** A condition on a row of `customerListing`: the customer has this standing. */
export function standsAs(standing: Standing, ended: Ended) {
  if (standing === 'expired') return sql<boolean>`(${listedAs('active')} and ${ended})`;
  if (standing === 'active') return sql<boolean>`(${listedAs('active')} and ${ended} is not true)`;
  return listedAs(standing);
}

export const ofDietician = (some: Customers, dietician: string | undefined): Customers =>
  dietician === undefined
    ? some
    : some.where(
        'dieticianId',
        dietician === NO_DIETICIAN ? 'is' : '=',
        dietician === NO_DIETICIAN ? null : dietician,
      );

/** The number of customers of each standing, among all or those that a search finds; null when it finds too many. */
export async function countStandings(
  { db, engine }: { readonly db: Db; readonly engine: Engine },
  { search, dietician }: Pick<CustomerQuery, 'search' | 'dietician'>,
  at: Date,
): Promise<StandingCounts | null> {
  const ended = await endedNow(db, at);
  if (dietician) {
    const found = search ? await foundBy({ db, engine }, search) : [];
    const isFound = search ? found && isOneOf(engine, found) : sql<boolean>`1 = 1`;
    return isFound && countFound(ofDietician(customersOf(db), dietician).where(isFound), ended);
  }
  // No zone is more than a day from UTC.
  if (!search) return countAll(db, ended, addDays(dayIn('UTC', at), -1));
  const found = await foundBy({ db, engine }, search);
  return found && countFound(customersOf(db).where(isOneOf(engine, found)), ended);
}

async function countFound(found: Customers, ended: Ended): Promise<StandingCounts> {
  const counted = found.select((of) => of.fn.countAll<number | string>().as('count'));
  const [rows, expired] = await Promise.all([
    counted.select('standing').groupBy('standing').execute(),
    counted.where(standsAs('expired', ended)).executeTakeFirstOrThrow(),
  ]);
  const listed = (status: PlanStatus) =>
    Number(rows.find(({ standing }) => standing === status)?.count ?? 0);
  return withSum({
    active: listed('active') - Number(expired.count),
    paused: listed('paused'),
    expired: Number(expired.count),
    not_set: listed('not_set'),
  });
}

/**
 * Counts each part by itself, because each is contiguous in the index. Only customers whose coaching ends in the
 * two or three days around today are looked at twice. With `group by`, a hundred thousand customers take twice as
 * long.
 */
async function countAll(db: Db, ended: Ended, doubtfulFrom: string): Promise<StandingCounts> {
  const count = (...conditions: RawBuilder<boolean>[]) =>
    sql<number | string>`(select count(*) from "customerListing"
      where ${sql.join(conditions, sql` and `)})`;
  const counted = await db
    .selectNoFrom([
      count(listedAs('paused')).as('paused'),
      count(listedAs('not_set')).as('not_set'),
      count(listedAs('active'), sql`"byPeriod" is null`).as('endless'),
      count(listedAs('active'), sql`"byPeriod" < ${doubtfulFrom}`).as('over'),
      count(listedAs('active'), sql`"byPeriod" >= ${doubtfulFrom}`).as('ending'),
      count(listedAs('active'), sql`"byPeriod" >= ${doubtfulFrom}`, ended).as('overLately'),
    ])
    .executeTakeFirstOrThrow();
  const [ending, overLately] = [Number(counted.ending), Number(counted.overLately)];
  return withSum({
    active: Number(counted.endless) + ending - overLately,
    paused: Number(counted.paused),
    expired: Number(counted.over) + overLately,
    not_set: Number(counted.not_set),
  });
}

const withSum = (counts: Omit<StandingCounts, 'all'>): StandingCounts => ({
  all: counts.active + counts.paused + counts.expired + counts.not_set,
  ...counts,
});
