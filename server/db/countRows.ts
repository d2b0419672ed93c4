import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from './open.ts';
import type { Schema } from './schema.ts';
import { shapeOf } from './shape.ts';

type Counted = { readonly table: string; readonly owner: string; readonly columns: string[] };
type Sql = RawBuilder<unknown>;

/**
 * Lets the database count, in `personRows`, the rows and bytes of each person in these tables, given with the
 * column of their owner. A migration calls it for a new table, and again when a table gets a column.
 */
export async function countRows(
  db: Kysely<unknown>,
  engine: Engine,
  owners: Readonly<Record<string, string>>,
): Promise<void> {
  const shape = await shapeOf(db as Kysely<Schema>, engine);
  for (const [table, owner] of Object.entries(owners)) {
    const columns = (shape.get(table) ?? []).map(({ name }) => name);
    const counted = { table, owner, columns };
    await sql`delete from "personRows" where "table" = ${table}`.execute(db);
    await sql`insert into "personRows"
      select ${sql.ref(owner)}, ${sql.lit(table)}, count(*), sum(${bytes(columns)}), 0, 0
      from ${sql.table(table)} where ${sql.ref(owner)} is not null group by 1`.execute(db);
    const statements = engine === 'postgres' ? onPostgres(counted) : onSqlite(counted);
    for (const statement of statements) await statement.execute(db);
  }
}

/** The bytes of a row's values, written as text. */
const bytes = (columns: readonly string[], row?: string): Sql =>
  sql.join(
    columns.map((name) => {
      const value = sql.ref(row ? `${row}.${name}` : name);
      return sql`coalesce(octet_length(cast(${value} as text)), 0)`;
    }),
    sql` + `,
  );

/** What adds to a count. Writes are counted anew in each hour. */
const ADD = sql`on conflict ("ownerId", "table") do update set
  "rows" = "personRows"."rows" + excluded."rows",
  "bytes" = "personRows"."bytes" + excluded."bytes",
  "writes" = excluded."writes"
    + case "personRows"."hour" when excluded."hour" then "personRows"."writes" else 0 end,
  "hour" = excluded."hour"`;

function onSqlite({ table, owner, columns }: Counted): Sql[] {
  const [added, gone] = [sql.ref(`new.${owner}`), sql.ref(`old.${owner}`)];
  const [more, less] = [bytes(columns, 'new'), bytes(columns, 'old')];
  const add = (rows: number, size: Sql) => sql`insert into "personRows"
    values (${added}, ${sql.lit(table)}, ${sql.lit(rows)}, ${size}, unixepoch() / 3600, 1) ${ADD}`;
  const trigger = (name: string, event: Sql, work: Sql) => [
    sql`drop trigger if exists ${sql.ref(table + name)}`,
    sql`create trigger ${sql.ref(table + name)} after ${event} on ${sql.table(table)}
      begin ${work}; end`,
  ];
  return [
    ...trigger('CountedAdded', sql`insert`, add(1, more)),
    ...trigger('CountedChanged', sql`update`, add(0, sql`${more} - (${less})`)),
    ...trigger(
      'CountedGone',
      sql`delete`,
      sql`update "personRows" set "rows" = "rows" - 1, "bytes" = "bytes" - (${less})
        where "ownerId" = ${gone} and "table" = ${sql.lit(table)}`,
    ),
  ];
}

/**
 * Once for each statement. The count's row stays locked until the transaction ends, so that two who write for one
 * person at the same moment wait for each other.
 */
function onPostgres({ table, owner, columns }: Counted): Sql[] {
  const name = sql.ref(`${table}Counted`);
  const [of, size, here] = [sql.ref(owner), bytes(columns), sql.lit(table)];
  const add = (rows: Sql, from: Sql) => sql`insert into "personRows"
    select "of", ${here}, sum(${rows}), sum("size"),
      floor(extract(epoch from clock_timestamp()) / 3600), sum("writes")
    from (${from}) as "row" group by "of" order by "of" ${ADD}`;
  const added = sql`select ${of} as "of", ${size} as "size", 1 as "writes" from "added"`;
  const gone = sql`select ${of} as "of", -(${size}) as "size", 0 as "writes" from "gone"`;
  const trigger = (event: string, tables: Sql) =>
    sql`create or replace trigger ${sql.ref(`${table}Counted${event}`)}
      after ${sql.raw(event)} on ${sql.table(table)} referencing ${tables}
      for each statement execute function ${name}()`;
  return [
    sql`create or replace function ${name}() returns trigger language plpgsql
      set search_path from current as $$
      begin
        if tg_op = 'INSERT' then ${add(sql`1`, added)};
        elsif tg_op = 'UPDATE' then ${add(sql`0`, sql`${added} union all ${gone}`)};
        else
          update "personRows" set "rows" = "rows" - "number", "bytes" = "bytes" + "size"
          from (select "of", count(*) as "number", sum("size") as "size" from (${gone}) as "row"
            group by "of" order by "of") as "fewer"
          where "ownerId" = "of" and "table" = ${here};
        end if;
        return null;
      end $$`,
    trigger('insert', sql`new table as "added"`),
    trigger('update', sql`new table as "added" old table as "gone"`),
    trigger('delete', sql`old table as "gone"`),
  ];
}
