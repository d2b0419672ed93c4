import { type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';

/** What a day of a customer should contain, and whether they see what it does. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  const flag = engine === 'postgres' ? 'boolean' : 'integer';
  for (const statement of [
    `create table "foodTarget" (
      "customerId" ${key} primary key references "user" ("id") on delete cascade, "targets" text not null,
      "tolerance" integer not null, "formula" text, "isShown" ${flag} not null,
      "setById" ${key} references "user" ("id") on delete set null, "setAt" ${key} not null,
      "version" integer not null
    )`,
    `create index "foodTargetBy" on "foodTarget" ("setById")`,
  ])
    await sql.raw(statement).execute(db);
  await countRows(db, engine, { foodTarget: 'customerId' });
}
