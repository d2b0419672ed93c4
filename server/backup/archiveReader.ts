import { createHash } from 'node:crypto';
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
import type { Row } from './rows.ts';

const LF = 0x0a;

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
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  try {
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const stream = (path: string) => {
      const entry = entries.get(path);
      if (!entry) throw new BackupError(`${path} is missing in ${file}.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = manifestOf(file, await wholeOf(await stream(MANIFEST)));
    await requireSame(file, manifest, [...entries.keys()], stream);
    return {
      manifest,
      bytesOf: async (path) => wholeOf(await stream(path)),
      rowsOf: async function* (path) {
        for await (const line of linesOf(await stream(path))) yield JSON.parse(line) as Row;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
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
  const listed: Entry[] = [...manifest.tables, ...manifest.images, ...manifest.superseded];
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
    if (hash.digest('hex') !== entry.sha256 || ('rows' in entry && lines !== entry.rows))
      throw new BackupError(`${file} is damaged: ${entry.path} is not what was written.`);
  }
}

async function wholeOf(stream: Readable): Promise<Uint8Array> {
  return Buffer.concat(await stream.toArray());
}

// Not node:readline, because it also splits at U+2028.
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  let rest = '';
  for await (const chunk of stream as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
