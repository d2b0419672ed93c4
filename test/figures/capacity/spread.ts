import { sql } from 'kysely';
import { DECLARED } from '#server/app/nouns.ts';
import type { Db } from '#server/db/open.ts';

export type TableSpread = {
  readonly table: string;
  /** Whose its rows are; null: they are about no customer. */
  readonly owner: string | null;
  /** Columns, in their order. */
  readonly key: string;
  /** Unique without the owner: another machine could not tell that they are taken. */
  readonly uniqueElsewhere: string;
};

/**
 * Of every table of a PostgreSQL, by name: its key, without what is only kept along in it, and what is
 * unique in it without its owner.
 */
export async function spreadOf(db: Db): Promise<TableSpread[]> {
  const { rows } = await sql<{ table: string; first: boolean; columns: string[] }>`
    select c.relname as "table", i.indisprimary as "first",
      array(select a.attname::text from unnest(i.indkey) with ordinality as k(number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where k.place <= i.indnkeyatts
        order by k.place) as "columns"
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    where i.indisunique`.execute(db);
  return Object.entries(DECLARED.tables)
    .map(([table, { owner }]) => {
      const unique = rows.filter((row) => row.table === table);
      return {
        table,
        owner,
        key: unique.find(({ first }) => first)?.columns.join(', ') ?? '',
        uniqueElsewhere: unique
          .map(({ columns }) => columns)
          .filter((columns) => owner !== null && !columns.includes(owner))
          .map((columns) => `(${columns.join(', ')})`)
          .toSorted()
          .join(' and '),
      };
    })
    .toSorted((a, b) => a.table.localeCompare(b.table));
}

/** Whether its owner can decide where a row is: it leads the key, and nothing is unique without it. */
export const isSpread = ({ owner, key, uniqueElsewhere }: TableSpread): boolean =>
  owner !== null && key.split(', ')[0] === owner && uniqueElsewhere === '';
