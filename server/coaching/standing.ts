import { type RawBuilder, sql } from 'kysely';
import type { PlanStatus, Standing } from '#domain/coaching/periodSchema.ts';
import { addDays, type Day, dayIn } from '#domain/day.ts';
import type { Db } from '../db/open.ts';

/** Whether a period is over where its customer lives. */
export type Ended = RawBuilder<boolean>;

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
export async function endedNow(db: Db, at: Date): Promise<Ended> {
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
export const listedAs = (status: PlanStatus) => sql<boolean>`(
  case when "user"."consent" = 'withdrawn' then 'not_set' else "user"."periodStatus" end) = ${sql.lit(status)}`;

export function standsAs(standing: Standing, ended: Ended) {
  if (standing === 'expired')
    return sql<boolean>`("coachingPeriod"."planStatus" = 'active' and ${ended})`;
  if (standing === 'active') return sql<boolean>`(${listedAs('active')} and ${ended} is not true)`;
  return listedAs(standing);
}
