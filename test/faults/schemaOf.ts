import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** Everything that a schema consists of, each part as one text, in order; empty for an empty database. */
export async function schemaOf({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<string[]> {
  const parts: string[] = [];
  for (const question of engine === 'sqlite' ? SQLITE : POSTGRES)
    for (const row of (await question.execute(db)).rows) parts.push(JSON.stringify(row));
  return parts.sort();
}

const SQLITE = [sql`select type, name, tbl_name, sql from sqlite_schema where sql is not null`];

const POSTGRES = [
  sql`select table_name, column_name, ordinal_position, data_type, collation_name, is_nullable,
      column_default from information_schema.columns where table_schema = 'public'`,
  sql`select indexdef from pg_indexes where schemaname = 'public'`,
  sql`select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace`,
  sql`select pg_get_triggerdef(pg_trigger.oid) as definition from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace`,
  sql`select pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'`,
];

/** The migrations recorded as applied, in order. */
export async function appliedIn({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
