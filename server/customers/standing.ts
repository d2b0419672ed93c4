import { type RawBuilder, sql } from 'kysely';
import type { PlanStatus, Standing } from '#domain/coaching/periodSchema.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { todayAt } from '../coaching/todayAt.ts';
import type { Db } from '../db/open.ts';

/** A condition: the coaching period has ended in the customer's own calendar. */
export type Ended = RawBuilder<boolean>;

/**
 * Makes the condition at a moment. The first comparison lets the index skip periods that end after the latest day
 * of all zones.
 */
export async function endedNow(db: Db, at: Date): Promise<Ended> {
  const today = await todayAt(db, at, 'customerListing');
  const latest = addDays(dayIn('UTC', at), 1);
  return sql<boolean>`("customerListing"."byPeriod" < ${latest} and "customerListing"."byPeriod" < ${today})`;
}

export const listedAs = (status: PlanStatus) =>
  sql<boolean>`"customerListing"."standing" = ${sql.lit(status)}`;

/** A condition on a row of `customerListing`: the customer has this standing. */
export function standsAs(standing: Standing, ended: Ended) {
  if (standing === 'expired') return sql<boolean>`(${listedAs('active')} and ${ended})`;
  if (standing === 'active') return sql<boolean>`(${listedAs('active')} and ${ended} is not true)`;
  return listedAs(standing);
}
