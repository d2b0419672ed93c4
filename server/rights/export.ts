import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { ZipFile } from 'yazl';
import { smallImage } from '#domain/images/image.ts';
import { thingsThat } from '../accessLog/queries.ts';
import { shapeOf } from '../db/shape.ts';
import { csvOf, type Row } from '../http/csv.ts';
import type { CustomerScope } from '../http/scope.ts';
import type { ImageDeps } from '../images/deps.ts';
import { fromStorage } from '../images/fromStorage.ts';
import { readme } from './words.ts';

/**
 * A customer's copy of their data as a ZIP file, streamed while it is made: each table as JSON and as CSV,
 * their pictures, and a README. One table at a time is in memory.
 */
export async function exportOf(
  deps: ImageDeps,
  scope: CustomerScope,
): Promise<ReadableStream<Uint8Array>> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  // Read before the answer begins, so that an unreachable database gives an error and not half a file.
  const shape = await shapeOf(deps.db, deps.engine);
  const fill = async () => {
    const files: [table: string, words: string][] = [];
    for (const [table, { owner, copy, json = [], pictureOf }] of Object.entries(
      deps.declared.tables,
    )) {
      if (owner === null || 'leftOut' in copy) continue;
      const columns = (shape.get(table) ?? [])
        .map(({ name }) => name)
        .filter((name) => !Object.hasOwn(copy.without ?? {}, name));
      const stored = await rowsOf(deps, table, columns, owner, scope.customerId);
      const rows = stored.map((row) => copy.rowFor?.(row, scope) ?? row);
      add(
        zip,
        `${table}.json`,
        `${JSON.stringify(
          rows.map((row) => parsed(row, json)),
          null,
          2,
        )}\n`,
      );
      add(zip, `${table}.csv`, csvOf(columns, rows));
      files.push([table, copy.words]);
      if (pictureOf === owner) await addPictures(deps, zip, scope.customerId, rows);
    }
    add(zip, 'README.txt', readme(scope, deps.now(), files));
    zip.end();
  };
  const output = Readable.from(zip.outputStream as AsyncIterable<Buffer>);
  fill().catch((error: Error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

const add = (zip: ZipFile, path: string, content: string | Uint8Array) =>
  zip.addBuffer(Buffer.from(content as string), path, { compress: !path.endsWith('.webp') });

async function rowsOf(
  { db, declared }: ImageDeps,
  table: string,
  columns: readonly string[],
  owner: string,
  id: string,
): Promise<Row[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`
    select ${names} from ${sql.table(table)} where ${sql.ref(owner)} = ${id}
    order by ${sql.ref(columns[0] ?? owner)}`.execute(db);
  const hidden: readonly unknown[] = thingsThat(declared.audited, 'hiddenFromCustomer');
  return rows.filter(({ what }) => !hidden.includes(what));
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

async function addPictures(
  { images }: ImageDeps,
  zip: ZipFile,
  ownerId: string,
  rows: readonly Row[],
): Promise<void> {
  for (const { filename } of rows)
    for (const name of [String(filename), smallImage(String(filename))]) {
      const bytes = await fromStorage(images.read(ownerId, name));
      if (bytes) add(zip, `pictures/${name}`, bytes);
    }
}
