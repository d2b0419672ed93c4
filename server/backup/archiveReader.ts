import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import * as yauzl from 'yauzl';
import {
  BackupError,
  type Entry,
  MANIFEST,
  type Manifest,
  manifestSchema,
  requireSeal,
} from './manifest.ts';
import { linesBesideRows, type Row, rowOf } from './rows.ts';

const LF = 0x0a;

// Whoever made a file can make its seal too. So nothing that is read as a whole may be larger than this, whatever
// it says of itself: characters of a row, bytes of the manifest or a picture.
const ROW_MAX = 16_000_000;
const WHOLE_MAX = 256_000_000;

/** An open backup whose digests have all been verified. */
export type Archive = {
  readonly manifest: Manifest;
  bytesOf(path: string): Promise<Uint8Array>;
  rowsOf(path: string): AsyncGenerator<Row>;
  close(): void;
};

/** Opens a backup and verifies every byte. Throws {@link BackupError}. */
export async function openArchive(file: string): Promise<Archive> {
  await requireSeal(file);
  const zip = await yauzl
    .openPromise(file, { lazyEntries: true, autoClose: false })
    .catch((error: Error) => damaged(file, error));
  try {
    const entries = new Map<string, yauzl.Entry>();
    // Checks the names, too: none leads out of its folder.
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const entryOf = (path: string) => {
      const entry = entries.get(path);
      if (!entry) throw new BackupError(`${path} is missing in ${file}.`);
      return entry;
    };
    const stream = (path: string) => zip.openReadStreamPromise(entryOf(path));
    const bytesOf = async (path: string) => {
      if (entryOf(path).uncompressedSize > WHOLE_MAX)
        throw new BackupError(`${path} in ${file} is larger than Weekplate writes it.`);
      return wholeOf(await stream(path));
    };
    await requireApart(file, [...entries.values()]);
    const manifest = manifestOf(file, await bytesOf(MANIFEST));
    await requireSame(file, manifest, [...entries.keys()], stream);
    return {
      manifest,
      bytesOf,
      rowsOf: async function* (path) {
        for await (const line of linesOf(await stream(path))) {
          const row = rowOf(line);
          if (row) yield row;
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    return damaged(file, error as Error);
  }
}

function damaged(file: string, error: Error): never {
  if (error instanceof BackupError) throw error;
  throw new BackupError(`${file} is damaged: ${error.message}. Use another backup.`);
}

/** Throws when entries share their bytes, by which a small file could hold any amount. */
async function requireApart(file: string, entries: readonly yauzl.Entry[]): Promise<void> {
  const held = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (held > (await stat(file)).size)
    throw new BackupError(`${file} is damaged: it holds more than there is room for.`);
}

function manifestOf(file: string, bytes: Uint8Array): Manifest {
  const read = manifestSchema.safeParse(JSON.parse(Buffer.from(bytes).toString()));
  if (read.success) return read.data;
  throw new BackupError(`${file} is a backup of a kind not known here: update Weekplate first.`);
}

/** Throws unless the archive has exactly the entries of the manifest, with their digests and numbers of rows. */
async function requireSame(
  file: string,
  manifest: Manifest,
  paths: readonly string[],
  stream: (path: string) => Promise<Readable>,
): Promise<void> {
  const { tables, images, superseded, forPeople = [] } = manifest;
  const listed: Entry[] = [...tables, ...images, ...superseded, ...forPeople];
  const named = new Set([MANIFEST, ...listed.map(({ path }) => path)]);
  if (paths.length !== named.size || paths.some((path) => !named.has(path)))
    throw new BackupError(`${file} holds other files than it says.`);
  for (const entry of listed) {
    const hash = createHash('sha256');
    let lines = 0;
    for await (const chunk of (await stream(entry.path)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, at + 1)) lines += 1;
    }
    const rows = lines - linesBesideRows(entry.path);
    if (hash.digest('hex') !== entry.sha256 || ('rows' in entry && rows !== entry.rows))
      throw new BackupError(`${file} is damaged: ${entry.path} is not what was written.`);
  }
}

async function wholeOf(stream: Readable): Promise<Uint8Array> {
  return Buffer.concat(await stream.toArray());
}

// Not node:readline, because it also splits at U+2028.
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  let held: string[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<string>) {
    const lines = chunk.split('\n');
    const rest = lines.pop() ?? '';
    for (const line of lines) {
      yield held.join('') + line;
      held = [];
      length = 0;
    }
    held.push(rest);
    length += rest.length;
    if (length > ROW_MAX) throw new BackupError('A row is longer than Weekplate writes one.');
  }
}
