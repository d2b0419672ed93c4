import { sql } from 'kysely';
import type { Db, Engine } from './open.ts';

/** How a backup writes the values of a column, so that both engines can read it. */
type Kind = 'plain' | 'flag' | 'instant' | 'bigint' | 'bytes';
/** `key` is the column's position in the primary key, from 1; 0 when it is not part of it. */
export type Column = { readonly name: string; readonly kind: Kind; readonly key: number };
export type Shape = ReadonlyMap<string, readonly Column[]>;

const KINDS: Readonly<Record<string, Kind>> = {
  text: 'plain',
  integer: 'plain',
  'double precision': 'plain',
  bigint: 'bigint',
  boolean: 'flag',
  'timestamp with time zone': 'instant',
  blob: 'bytes',
  bytea: 'bytes',
};

type Found = { table: string; column: string; type: string; key: number };

// A virtual table has columns without types, and stores its rows in separate tables ('shadow').
const onSqlite = sql<Found>`
  select m.name as "table", c.name as "column",
    case m.type when 'virtual' then 'text' else lower(c.type) end as "type", c.pk as "key"
  from pragma_table_list as m join pragma_table_info(m.name) as c
  where m.schema = 'main' and m.type in ('table', 'virtual')
    and m.name not like 'sqlite\\_%' escape '\\'
  order by m.name, c.cid`;

const onPostgres = sql<Found>`
  select r.relname as "table", a.attname as "column", format_type(a.atttypid, null) as "type",
    coalesce((
      select n.place::int from pg_index as i
      cross join lateral unnest(i.indkey::int2[]) with ordinality as n(number, place)
      where i.indrelid = r.oid and i.indisprimary and n.number = a.attnum), 0) as "key"
  from pg_class as r
  join pg_attribute as a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  where r.relkind in ('r', 'p') and r.relnamespace = current_schema()::regnamespace
  order by r.relname, a.attnum`;

/** A column has a type that the code does not know; `message` is a sentence for the operator. */
export class UnknownType extends Error {}

/** The tables of the database, each with its columns in order. Throws {@link UnknownType}. */
export async function shapeOf(db: Db, engine: Engine): Promise<Shape> {
  const { rows } = await (engine === 'sqlite' ? onSqlite : onPostgres).execute(db);
  const shape = new Map<string, Column[]>();
  for (const { table, column, type, key } of rows) {
    const kind = KINDS[type];
    if (!kind) throw new UnknownType(`${table}.${column} is of a type not known here: ${type}.`);
    const columns = shape.get(table) ?? [];
    columns.push({ name: column, kind, key });
    shape.set(table, columns);
  }
  return shape;
}
