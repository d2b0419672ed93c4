import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/** The logo and the colour of the practice. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  await sql
    .raw(
      `create table "practiceLook" (
        "id" integer primary key check ("id" = 1), "colour" text, "folder" ${key} not null, "filename" ${key},
        "version" integer not null, "updatedAt" ${key} not null, "updatedBy" text not null
      )`,
    )
    .execute(db);
}
