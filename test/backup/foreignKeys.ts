import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Engine } from '../engines.ts';

export type ForeignKey = { table: string; column: string; toTable: string; toColumn: string };

/** Every reference between tables, one for each column, as recorded by the database itself. */
export async function foreignKeys(db: Db, engine: Engine): Promise<ForeignKey[]> {
  const query =
    engine === 'sqlite'
      ? sql<ForeignKey>`
          select m.name as "table", f."from" as "column", f."table" as "toTable", f."to" as "toColumn"
          from sqlite_schema as m join pragma_foreign_key_list(m.name) as f where m.type = 'table'`
      : sql<ForeignKey>`
          select r.relname as "table", a.attname as "column", t.relname as "toTable", b.attname as "toColumn"
          from pg_constraint as c
          join pg_class as r on r.oid = c.conrelid
          join pg_class as t on t.oid = c.confrelid
          cross join lateral unnest(c.conkey, c.confkey) as k(mine, theirs)
          join pg_attribute as a on a.attrelid = r.oid and a.attnum = k.mine
          join pg_attribute as b on b.attrelid = t.oid and b.attnum = k.theirs
          where c.contype = 'f'`;
  return (await query.execute(db)).rows;
}
