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
      from ${sql.table(table)} where ${sql.ref(owner)} in (select "id" from "user")
      group by 1`.execute(db);
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

const HOUR: Readonly<Record<Engine, Sql>> = {
  sqlite: sql`unixepoch() / 3600`,
  postgres: sql`cast(floor(extract(epoch from clock_timestamp()) / 3600) as integer)`,
};

type Difference = { readonly rows: Sql; readonly size: Sql; readonly writes: Sql };

/** Adds to a count. Writes are counted anew in each hour. */
const adding = ({ rows, size, writes }: Difference, hour: Sql): Sql => sql`
  "rows" = "personRows"."rows" + ${rows}, "bytes" = "personRows"."bytes" + ${size},
  "writes" = ${writes}
    + case "personRows"."hour" when ${hour} then "personRows"."writes" else 0 end,
  "hour" = ${hour}`;

const ADD_TO_THE_ROW = sql`on conflict ("ownerId", "table") do update set ${adding(
  { rows: sql`excluded."rows"`, size: sql`excluded."bytes"`, writes: sql`excluded."writes"` },
  sql`excluded."hour"`,
)}`;

// Only an insert makes the row of a count. When a person is erased, rows of theirs are changed and deleted after
// their counts are gone.
function onSqlite({ table, owner, columns }: Counted): Sql[] {
  const hour = HOUR.sqlite;
  const [more, less] = [bytes(columns, 'new'), bytes(columns, 'old')];
  const add = (difference: Difference) => sql`update "personRows" set ${adding(difference, hour)}
    where "ownerId" = ${sql.ref(`old.${owner}`)} and "table" = ${sql.lit(table)}`;
  const trigger = (name: string, event: Sql, work: Sql) => [
    sql`drop trigger if exists ${sql.ref(table + name)}`,
    sql`create trigger ${sql.ref(table + name)} after ${event} on ${sql.table(table)}
      begin ${work}; end`,
  ];
  return [
    ...trigger(
      'CountedAdded',
      sql`insert`,
      sql`insert into "personRows" values (
        ${sql.ref(`new.${owner}`)}, ${sql.lit(table)}, 1, ${more}, ${hour}, 1
      ) ${ADD_TO_THE_ROW}`,
    ),
    ...trigger(
      'CountedChanged',
      sql`update`,
      add({ rows: sql`0`, size: sql`${more} - (${less})`, writes: sql`1` }),
    ),
    ...trigger(
      'CountedGone',
      sql`delete`,
      add({ rows: sql`-1`, size: sql`-(${less})`, writes: sql`0` }),
    ),
  ];
}

/**
 * Once for each statement. The count's row stays locked until the transaction ends, so that two who write for one
 * person at the same moment wait for each other.
 */
function onPostgres({ table, owner, columns }: Counted): Sql[] {
  const name = sql.ref(`${table}Counted`);
  const hour = HOUR.postgres;
  const [of, size, countedTable] = [sql.ref(owner), bytes(columns), sql.lit(table)];
  const added = sql`select ${of} as "of", 1 as "row", ${size} as "size", 1 as "write" from "added"`;
  const gone = sql`select ${of} as "of", -1 as "row", -(${size}) as "size", 0 as "write" from "gone"`;
  const summed = (rows: Sql) => sql`select "of", sum("row") as "rows", sum("size") as "size",
    sum("write") as "writes" from (${rows}) as "each" group by "of" order by "of"`;
  const difference = {
    rows: sql`"sum"."rows"`,
    size: sql`"sum"."size"`,
    writes: sql`"sum"."writes"`,
  };
  const add = (rows: Sql) => sql`update "personRows" set ${adding(difference, hour)}
    from (${summed(rows)}) as "sum" where "ownerId" = "sum"."of" and "table" = ${countedTable}`;
  const trigger = (event: string, tables: Sql) =>
    sql`create or replace trigger ${sql.ref(`${table}Counted${event}`)}
      after ${sql.raw(event)} on ${sql.table(table)} referencing ${tables}
      for each statement execute function ${name}()`;
  return [
    sql`create or replace function ${name}() returns trigger language plpgsql
      set search_path from current as $$
      begin
        if tg_op = 'INSERT' then
          insert into "personRows" select "of", ${countedTable}, "rows", "size", ${hour}, "writes"
            from (${summed(added)}) as "sum" ${ADD_TO_THE_ROW};
        elsif tg_op = 'UPDATE' then ${add(sql`${added} union all ${gone}`)};
        else ${add(gone)};
        end if;
        return null;
      end $$`,
    trigger('insert', sql`new table as "added"`),
    trigger('update', sql`new table as "added" old table as "gone"`),
    trigger('delete', sql`old table as "gone"`),
  ];
}
