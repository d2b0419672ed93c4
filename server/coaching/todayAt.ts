import { type RawBuilder, sql } from 'kysely';
import { type Day, dayIn } from '#domain/day.ts';
import type { Db } from '../db/open.ts';

/**
 * The time zones of all customers. It steps through the index from one zone to the next; "distinct" would read an
 * entry for each customer.
 */
const zonesOfCustomers = (db: Db) =>
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
 * SQL for a customer's own day at a moment, for a statement that has their time zone in this table. Zones are
 * grouped by their day: at any moment there are at most three different days.
 */
export async function todayAt(
  db: Db,
  at: Date,
  table: 'user' | 'customerListing' = 'user',
): Promise<RawBuilder<string>> {
  const { rows } = await zonesOfCustomers(db);
  const utc = dayIn('UTC', at);
  const zonesByDay = new Map<Day, string[]>();
  for (const { timeZone } of rows) {
    const day = dayIn(timeZone, at);
    if (day !== utc) zonesByDay.set(day, [...(zonesByDay.get(day) ?? []), timeZone]);
  }
  const zone = sql.ref(`${table}.timeZone`);
  const cases = [...zonesByDay].map(
    ([day, zones]) => sql`when ${zone} in (${sql.join(zones)}) then ${day}`,
  );
  return cases.length === 0
    ? sql<string>`${utc}`
    : sql<string>`case ${sql.join(cases, sql` `)} else ${utc} end`;
}
