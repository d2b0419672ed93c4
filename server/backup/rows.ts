import { type RawBuilder, sql } from 'kysely';
import type { Db, Engine } from '../db/open.ts';
import type { Column } from '../db/shape.ts';

/** The value of a cell in a file; equal rows have equal values on both engines. */
export type Value = string | number | null | object;
export type Row = Readonly<Record<string, Value>>;
export type Table = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** In an open file: the columns with JSON, which are values in it. Null in a backup, where they are text. */
  readonly json: readonly string[] | null;
  /** Columns that are null in the file, whatever the database has. */
  readonly nulls: readonly string[];
};

export const fileOf = ({ name, json }: Table) => `tables/${name}.${json ? 'json' : 'jsonl'}`;

/** How many lines of a table's file are no rows: an open file is one array. */
export const linesBesideRows = (path: string) => (path.endsWith('.json') ? 2 : 0);

/** The file of a table, a row on each line: JSON objects in a backup, an array of them in an open file. */
export async function* asText(
  { json }: Table,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const rows of pages) {
    const lines = rows.map((row) => JSON.stringify(json ? withValues(row, json) : row));
    yield Buffer.from(json ? before + lines.join(',\n') : `${lines.join('\n')}\n`);
    before = ',\n';
  }
  if (json) yield Buffer.from(before === ',\n' ? '\n]\n' : '[\n]\n');
}

/** The row of a line that {@link asText} wrote; null for a line that only begins or ends the array. */
export const rowOf = (line: string): Row | null =>
  line.startsWith('{') ? JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) : null;

const withValues = (row: Row, json: readonly string[]): Row => ({
  ...row,
  ...Object.fromEntries(json.map((name) => [name, parsedIfSame(row[name] ?? null)])),
});

/** An array or object instead of its JSON, if the same text can be made of it again. */
function parsedIfSame(text: Value): Value {
  if (typeof text !== 'string' || !/^[[{]/.test(text)) return text;
  try {
    const value = JSON.parse(text) as object;
    return JSON.stringify(value) === text ? value : text;
  } catch {
    return text;
  }
}

const ROWS_AT_ONCE = 100;

const keyOf = ({ columns }: Table): Column[] =>
  columns.filter(({ key }) => key > 0).toSorted((a, b) => a.key - b.key);

/** Reads all rows in the order of their key, in batches; the caller holds the snapshot. */
export async function* readTable(db: Db, engine: Engine, table: Table): AsyncGenerator<Row[]> {
  const chosen = sql.join(table.columns.map((column) => neutral(engine, table, column)));
  const key = keyOf(table);
  // Qualified by the table, or PostgreSQL would sort by the converted column of the same name.
  const order = sql.join(key.map(({ name }) => sql.ref(`${table.name}.${name}`)));
  let last: Row | undefined;
  while (true) {
    const from = last && sql.join(key.map((column) => stored(column, last?.[column.name] ?? null)));
    const { rows } = await sql<Row>`
      select ${chosen} from ${sql.table(table.name)} ${from ? sql`where (${order}) > (${from})` : sql``}
      order by ${order} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1);
  }
}

function neutral(engine: Engine, table: Table, { name, kind }: Column): RawBuilder<unknown> {
  const column = sql.ref(`${table.name}.${name}`);
  const as = sql.ref(name);
  if (table.nulls.includes(name)) return sql`null as ${as}`;
  if (kind === 'bigint') return sql`cast(${column} as text) as ${as}`;
  if (kind === 'flag') return sql`cast(${column} as integer) as ${as}`;
  if (kind === 'instant')
    // PostgreSQL has microseconds; JavaScript writes milliseconds.
    return sql`regexp_replace(to_char(${column} at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '000Z$', 'Z') as ${as}`;
  if (kind === 'bytes')
    return engine === 'postgres'
      ? sql`encode(${column}, 'hex') as ${as}`
      : sql`case when ${column} is not null then lower(hex(${column})) end as ${as}`;
  return sql`${column} as ${as}`;
}

function stored({ kind }: Column, value: Value): unknown {
  if (value === null) return null;
  if (kind === 'flag') return Boolean(value);
  if (kind === 'bytes') return Buffer.from(String(value), 'hex');
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** Inserts rows that have exactly the table's columns; those in `without` stay null. */
export async function insertRows(
  db: Db,
  { name, columns }: Table,
  rows: readonly Row[],
  without: readonly string[],
): Promise<void> {
  const cellOf = (column: Column, row: Row) =>
    without.includes(column.name) ? null : stored(column, row[column.name] ?? null);
  const values = rows.map((row) => sql`(${sql.join(columns.map((each) => cellOf(each, row)))})`);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((each) => sql.ref(each.name)))})
    values ${sql.join(values)}`.execute(db);
}

/** Sets `column` of one stored row to its value in `row`. */
export async function updateRow(db: Db, table: Table, row: Row, column: string): Promise<void> {
  const same = keyOf(table).map(
    (each) => sql`${sql.ref(each.name)} = ${stored(each, row[each.name] ?? null)}`,
  );
  await sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${row[column]}
    where ${sql.join(same, sql` and `)}`.execute(db);
}
