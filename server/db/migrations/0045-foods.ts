import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/** The practice's own foods, and the food that it means by a name. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  const writer = `${key} references "user" ("id") on delete set null`;
  for (const statement of [
    `create table "ownFood" (
      "id" ${key} primary key, "name" text not null, "nameKey" ${key} not null unique, "per100" text not null,
      "portions" text not null, "source" text not null, "putById" ${writer}, "changedAt" ${key} not null,
      "version" integer not null
    )`,
    `create index "ownFoodBy" on "ownFood" ("putById")`,
    `create table "foodName" (
      "key" ${key} primary key, "name" text not null, "food" ${key}, "putById" ${writer}, "changedAt" ${key} not null
    )`,
    `create index "foodNameBy" on "foodName" ("putById")`,
    `create index "foodNameOf" on "foodName" ("food")`,
  ])
    await sql.raw(statement).execute(db);
}
