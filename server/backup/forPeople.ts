import type { Declarations } from '../db/noun.ts';
import type { Db, Engine } from '../db/open.ts';
import { csvOf } from '../http/csv.ts';
import type { Add } from './archiveWriter.ts';
import type { Entry } from './manifest.ts';
import { type Row, readTable, type Table } from './rows.ts';
import { say } from './words.ts';

type Into = { readonly add: Add; readonly declared: Declarations; readonly createdAt: string };

/** Adds what people read in an open file: each table for a spreadsheet, and a README. */
export async function addForPeople(
  db: Db,
  engine: Engine,
  tables: readonly Table[],
  { add, declared, createdAt }: Into,
): Promise<Entry[]> {
  const people = await db.selectFrom('user').select(['id', 'name']).execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const entries: Entry[] = [];
  for (const table of tables) {
    const owner = declared.tables[table.name]?.owner ?? null;
    const columns = table.columns.map(({ name }) => name);
    const texts =
      owner === null || owner === 'id'
        ? csvOf(columns, readTable(db, engine, table), columns.map(headingOf))
        : csvOf(
            [PERSON, ...columns],
            withPerson(readTable(db, engine, table), (row) => names.get(String(row[owner]))),
            [say.person, ...columns.map(headingOf)],
          );
    entries.push(await add(`tables/${table.name}.csv`, asBytes(texts)));
  }
  const readme = say.readme(asMoment(createdAt), tables.map(lineOf).join('\n'));
  return [...entries, await add('README.txt', [Buffer.from(readme)])];
}

/** No column has this name. */
const PERSON = ' person';

async function* withPerson(
  pages: AsyncIterable<readonly Row[]>,
  nameOf: (row: Row) => string | undefined,
) {
  for await (const rows of pages) yield rows.map((row) => ({ ...row, [PERSON]: nameOf(row) }));
}

/** 'Plan start date' for `planStartDate`. */
const headingOf = (column: string) =>
  column.charAt(0).toUpperCase() +
  column.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Without the mark at the beginning, spreadsheets take the letters of other languages for signs. */
async function* asBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\uFEFF');
  for await (const text of texts) yield Buffer.from(text);
}

function lineOf({ name }: Table): string {
  const words: Readonly<Record<string, string>> = say.holds;
  return `  ${name.padEnd(22)}${words[name] ?? ''}`;
}

const asMoment = (instant: string) => instant.slice(0, 16).replace('T', ' ');
