import { type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';

/** Photos that answer a question. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  await sql
    .raw(`create table "answerPhoto" (
      "customerId" ${key} not null references "user" ("id") on delete cascade, "filename" ${key} not null,
      "sentId" ${key} not null, "linkId" ${key} not null, "addedAt" ${key} not null,
      primary key ("customerId", "filename")
    )`)
    .execute(db);
  await countRows(db, engine, { answerPhoto: 'customerId' });
}
