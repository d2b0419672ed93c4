import type { StandingCounts } from '#domain/coaching/customerSchema.ts';
import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import type { Db, Engine } from '../db/open.ts';
import { contains, foundBy, isOneOf } from './customerSearch.ts';
import { endedNow, standsAs } from './standing.ts';

/** The number of customers of each standing, among all or those that a search finds. */
export async function countStandings(
  { db, engine }: { readonly db: Db; readonly engine: Engine },
  search: string | undefined,
  at: Date,
): Promise<StandingCounts> {
  const ended = await endedNow(db, at);
  const few = search ? await foundBy({ db, engine }, search) : null;
  let counted = db
    .selectFrom('customerListing')
    .select((of) => of.fn.countAll<number | string>().as('count'));
  if (few) counted = counted.where(isOneOf(engine, few));
  else if (search) counted = counted.where(contains(search));
  const [rows, expired] = await Promise.all([
    counted.select('standing').groupBy('standing').execute(),
    counted.where(standsAs('expired', ended)).executeTakeFirstOrThrow(),
  ]);
  const listed = (status: PlanStatus) =>
    Number(rows.find(({ standing }) => standing === status)?.count ?? 0);
  return {
    all: rows.reduce((sum, { count }) => sum + Number(count), 0),
    active: listed('active') - Number(expired.count),
    paused: listed('paused'),
    expired: Number(expired.count),
    not_set: listed('not_set'),
  };
}
