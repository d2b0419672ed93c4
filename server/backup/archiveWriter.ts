import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { BackupError, DIGEST_LENGTH, type Entry, SEAL } from './manifest.ts';

/** Adds an entry to the archive; chunks are read only as fast as the disk writes them. */
export type Add = (
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
) => Promise<Entry>;

/**
 * Writes a sealed ZIP file, first as `<file>.part` with mode 600. The file gets its name once `verify` accepts it
 * and all of it is on the disk. When anything fails, the file is removed. Throws {@link BackupError} when the part
 * exists already.
 */
export async function writeArchive(
  file: string,
  fill: (add: Add) => Promise<void>,
  verify: (part: string) => Promise<void>,
): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST')
      throw new BackupError(
        `${part} is there already: another backup is being made, or one was cut off and its rest can be removed.`,
      );
    throw error;
  });
  const remove = () => rm(part, { force: true });
  try {
    try {
      for await (const chunk of sealedZip(fill)) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await verify(part);
    await rename(part, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await remove();
    throw error;
  }
}

type UnderWay = { source: Readable | null };

// The ZIP library keeps this callback and the bytes of the path until the archive is complete. So the callback must
// not keep the stream in memory, nor the bytes their neighbours in Node's pool, which are 8 kB for each entry.
function addStream(zip: ZipFile, path: string, under: UnderWay): void {
  const pooled = Buffer.poolSize;
  Buffer.poolSize = 0;
  zip.addReadStreamLazy(path, optionsFor(path), (pass) => {
    if (under.source) pass(null, under.source);
    else pass(new Error(`${path} was let go of before it was written`), Readable.from([]));
  });
  Buffer.poolSize = pooled;
}

// Pictures are compressed already.
const optionsFor = (path: string) => ({ compress: !path.endsWith('.webp'), mode: 0o100600 });

/**
 * The bytes of a sealed ZIP file, which `fill` adds entries to as fast as they are taken. When somebody stops taking
 * them, `fill` is stopped as well.
 */
export async function* sealedZip(fill: (add: Add) => Promise<void>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  // The stream itself: one made from its chunks could not be destroyed while it waits for the next.
  const bytes = zip.outputStream as Readable;
  let under: UnderWay = { source: null };
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  const stop = (error: Error) => {
    broken.reject(error);
    under.source?.destroy(error);
    bytes.destroy(error);
  };
  zip.on('error', stop);
  const add: Add = async (path, chunks) => {
    const hash = createHash('sha256');
    let bytes = 0;
    const source = Readable.from(measured(chunks), { objectMode: false });
    under = { source };
    addStream(zip, path, under);
    await Promise.race([finished(source), broken.promise]);
    under.source = null;
    return { path, bytes, sha256: hash.digest('hex') };

    async function* measured(of: typeof chunks) {
      for await (const chunk of of) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
  };
  const filling = fill(add).then(
    () => zip.end({ comment: SEAL + '0'.repeat(DIGEST_LENGTH), forceZip64Format: false }),
    stop,
  );
  try {
    yield* sealed(bytes);
  } finally {
    stop(new Error('Nobody takes the rest of this file.'));
    await filling;
  }
}

/** The same bytes, with the digest of all bytes before it in place of the placeholder at their end. */
async function* sealed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = Buffer.concat([held, chunk]);
    const ready = held.subarray(0, Math.max(0, held.length - DIGEST_LENGTH));
    hash.update(ready);
    held = held.subarray(ready.length);
    if (ready.length > 0) yield ready;
  }
  yield Buffer.from(hash.digest('hex'));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
