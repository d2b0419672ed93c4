import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Engine } from '../engines.ts';

/** The first columns of indexes, as `table.column`; only indexes of the whole table, not partial ones. */
export async function firstColumns(db: Db, engine: Engine): Promise<ReadonlySet<string>> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`
          select m.name || '.' || i.name as "name" from sqlite_schema as m
          join pragma_index_list(m.name) as l join pragma_index_info(l.name) as i
          where m.type = 'table' and i.seqno = 0 and l.partial = 0`
      : sql<{ name: string }>`
          select r.relname || '.' || a.attname as "name" from pg_index as i
          join pg_class as r on r.oid = i.indrelid
          join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
          where i.indpred is null`;
  return new Set((await query.execute(db)).rows.map(({ name }) => name));
}
