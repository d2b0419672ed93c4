import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type RawBuilder, sql } from 'kysely';
import type { ZipFile } from 'yazl';
import { storedNames } from '#domain/images/image.ts';
import { thingsThat } from '../accessLog/queries.ts';
import type { Table } from '../db/noun.ts';
import { inPages, PAGE_ROWS, rowLimit } from '../db/pages.ts';
import { type Shape, shapeOf } from '../db/shape.ts';
import { csvOf, type Row } from '../http/csv.ts';
import type { CustomerScope } from '../http/session.ts';
import type { ImageDeps } from '../images/squares.ts';
import { fromStorage } from '../images/store.ts';
import { say } from '../words.ts';

/**
 * A customer's copy of their data as a ZIP file, streamed while it is made: each table as JSON and as CSV,
 * their pictures, and a README. A page of rows or one picture is in memory, and the next is read when the reader
 * has taken it.
 */
export async function exportOf(
  deps: ImageDeps,
  scope: CustomerScope,
): Promise<ReadableStream<Uint8Array>> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  // Read before the answer begins, so that an unreachable database gives an error and not half a file.
  const shape = await shapeOf(deps.db, deps.engine);
  const output = zip.outputStream as Readable;
  const add = adding(zip, output);
  const fill = async () => {
    const files: [table: string, words: string][] = [];
    for (const [table, { owner, copy, json = [], pictureOf }] of Object.entries(
      deps.declared.tables,
    )) {
      if (owner === null || 'leftOut' in copy) continue;
      const columns = (shape.get(table) ?? [])
        .map(({ name }) => name)
        .filter((name) => !Object.hasOwn(copy.without ?? {}, name));
      const rows = () => copiedRows(deps, scope, { table, owner, shape, columns, copy });
      await add(`${table}.json`, jsonOf(rows(), json));
      await add(`${table}.csv`, csvOf(columns, rows()));
      files.push([table, copy.words()]);
      if (pictureOf !== owner) continue;
      for await (const page of rows())
        for (const { filename } of page) await addPicture(deps, add, scope, String(filename));
    }
    await add('README.txt', [readme(scope, deps.now(), files)]);
    zip.end();
  };
  fill().catch((error: Error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

type Add = (path: string, parts: Parts) => Promise<void>;
type Parts = Iterable<string | Uint8Array> | AsyncIterable<string>;

/** Makes a function that adds a file and waits until it is read. When the reader leaves, it reads no further. */
const adding =
  (zip: ZipFile, output: Readable): Add =>
  async (path, parts) => {
    const content = Readable.from(parts, { highWaterMark: 1 });
    const stop = () => content.destroy();
    output.once('close', stop);
    zip.addReadStream(content, path, { compress: !path.endsWith('.webp') });
    await finished(content);
    output.off('close', stop);
  };

type Copied = {
  readonly table: string;
  readonly owner: string;
  readonly shape: Shape;
  readonly columns: readonly string[];
  readonly copy: Exclude<Table['copy'], { leftOut: string }>;
};

/** The rows of a table in a customer's copy, in the order of its key. */
async function* copiedRows(
  { db, declared }: ImageDeps,
  scope: CustomerScope,
  { table, owner, shape, columns, copy }: Copied,
): AsyncGenerator<readonly Row[]> {
  const hidden: readonly unknown[] = thingsThat(declared.audited, 'hiddenFromCustomer');
  const page = pageOf(shape, table, owner, columns);
  const pages = inPages<Row>(
    async (behind) => (await page(scope.customerId, behind).execute(db)).rows,
  );
  for await (const page of pages)
    yield page
      .filter(({ what }) => !hidden.includes(what))
      .map((row) => copy.rowFor?.(row, scope) ?? row)
      .map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
}

/** Makes the statement that reads the rows of one owner behind a row. */
function pageOf(shape: Shape, table: string, owner: string, columns: readonly string[]) {
  // Where the owner is compared here too, SQLite reads all rows before a page anew.
  const key = (shape.get(table) ?? [])
    .filter((column) => column.key > 0 && column.name !== owner)
    .sort((one, other) => one.key - other.key)
    .map(({ name }) => name);
  const list = (names: Iterable<string>) => sql.join([...names].map((name) => sql.ref(name)));
  const isBehind = (row: Row): RawBuilder<unknown> =>
    sql`and (${list(key)}) > (${sql.join(key.map((name) => row[name]))})`;
  return (id: string, behind: Row | undefined) => sql<Row>`
    select ${list(new Set([...columns, ...key]))} from ${sql.table(table)}
    where ${sql.ref(owner)} = ${id} ${behind ? isBehind(behind) : sql``}
    order by ${list([owner, ...key])} limit ${rowLimit(PAGE_ROWS)}`;
}

/** The rows as an array in JSON, a text for each page, with the columns of `json` parsed. */
async function* jsonOf(
  pages: AsyncIterable<readonly Row[]>,
  json: readonly string[],
): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of pages) {
    const texts = rows.map((row) => JSON.stringify(parsed(row, json), null, 2));
    if (texts.length === 0) continue;
    yield `${before}\n  ${texts.join(',\n').replaceAll('\n', '\n  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** The row with the columns of `json` parsed. */
function parsed(row: Row, json: readonly string[]): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      json.includes(name) ? (JSON.parse(String(value)) as unknown) : value,
    ]),
  );
}

async function addPicture(
  { images }: ImageDeps,
  add: Add,
  { customerId }: CustomerScope,
  filename: string,
): Promise<void> {
  for (const name of storedNames(filename)) {
    const bytes = await fromStorage(images.read(customerId, name));
    if (bytes) await add(`pictures/${name}`, [bytes]);
  }
}

/** The README of a customer's copy of their data, as of `at`; `files` are its tables in words. */
export function readme(
  { name, email }: { readonly name: string; readonly email: string },
  at: Date,
  files: readonly (readonly [table: string, words: string])[],
): string {
  const lines = files.map(([table, words]) => `  ${table.padEnd(20)}${words}`);
  const moment = at.toISOString().slice(0, 16).replace('T', ' ');
  return say.copyReadme(`${name} (${email})`, moment, lines.join('\n'));
}
