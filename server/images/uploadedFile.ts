import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { TOO_MANY_BYTES } from '#domain/images/failure.ts';
import { IMAGE_MOST_BYTES } from '#domain/images/image.ts';
import type { Config } from '../config/config.ts';
import { ApiFailure } from '../http/failure.ts';

const folderOf = (config: Config): string => join(config.dataDir, 'incoming');

const tooLarge = () => new ApiFailure(413, TOO_MANY_BYTES.code, TOO_MANY_BYTES.message);

/**
 * Writes an uploaded picture to a file, so that many at once do not fill the memory, runs `work` with its
 * path, and removes the file afterwards. Throws 413 for a picture beyond the limit, whatever length the
 * request states, and 400 for one that is cut off.
 */
export async function withUploadedFile<T>(
  config: Config,
  incoming: IncomingMessage,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (Number(incoming.headers['content-length'] ?? 0) > IMAGE_MOST_BYTES) throw tooLarge();
  await mkdir(folderOf(config), { recursive: true, mode: 0o700 });
  const path = join(folderOf(config), randomUUID());
  try {
    await readInto(path, incoming);
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function readInto(path: string, incoming: IncomingMessage): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    // The stream must stay open when the loop ends early: destroying it would also destroy the answer.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > IMAGE_MOST_BYTES) throw tooLarge();
      await file.writeFile(chunk);
    }
  } catch (error) {
    if (error instanceof ApiFailure || (error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw error;
    throw new ApiFailure(400, 'cut-off', 'The picture broke off before its end.');
  } finally {
    await file.close();
  }
}

/** Removes files from before `olderThan` that a killed process left behind. */
export async function sweepUploadedFiles(config: Config, olderThan: Date): Promise<void> {
  const names = await readdir(folderOf(config)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folderOf(config), name);
    const { mtime } = await stat(path);
    if (mtime < olderThan) await rm(path, { force: true });
  }
}
