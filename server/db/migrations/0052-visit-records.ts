import { type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';

/** The record of a visit: its headings, figures and signature, what was added later, and the practice's template. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  const writer = `${key} references "user" ("id") on delete set null`;
  for (const statement of [
    `alter table "visit" add column "sections" text`,
    `alter table "visit" add column "figures" text`,
    `alter table "visit" add column "signedAt" ${key}`,
    `alter table "visit" add column "signedBy" text`,
    `create table "visitAddendum" (
      "customerId" ${key} not null references "user" ("id") on delete cascade, "visitId" ${key} not null,
      "id" ${key} not null, "text" text not null, "writerId" ${writer}, "writer" text not null,
      "writtenAt" ${key} not null, primary key ("customerId", "visitId", "id")
    )`,
    `create index "visitAddendumBy" on "visitAddendum" ("writerId")`,
    `create table "visitTemplate" (
      "id" integer primary key check ("id" = 1), "headings" text not null, "changedAt" ${key} not null,
      "version" integer not null
    )`,
  ])
    await sql.raw(statement).execute(db);
  await countRows(db, engine, { visit: 'customerId', visitAddendum: 'customerId' });
}
