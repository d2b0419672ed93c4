import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { imageFailureWords, NOT_AN_IMAGE, TOO_MANY_BYTES } from '#domain/images/failure.ts';
import { IMAGE_MOST_BYTES, IMAGE_TYPES } from '#domain/images/image.ts';
import type { Config } from '../config/config.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Env } from '../http/operation.ts';
import { countTry } from '../signIn/limits.ts';
import { say } from '../words.ts';
import type { Cut } from './decoding.ts';
import { announceImage } from './queries.ts';
import type { ImageDeps } from './squares.ts';
import { fromStorage } from './store.ts';

type Received = {
  /** The id of the person or article that gets the picture. */
  readonly ownerId: string;
  /** The id of the sender. */
  readonly by: string;
  readonly cut: Cut;
};

/**
 * Receives a picture and stores both its sizes without an owner; `keep` then assigns them to the owner.
 * Throws 415 for another type, 429 when somebody sends too many, and whatever decoding and storing throw. The
 * caller has to check permission before: `closingWhenRefused` closes the connection then.
 */
export async function receivePicture<T>(
  deps: ImageDeps,
  context: Context<Env>,
  { ownerId, by, cut }: Received,
  keep: (filename: string) => Promise<T>,
): Promise<T> {
  const { incoming, outgoing } = context.env as HttpBindings;
  if (!IMAGE_TYPES.includes(context.req.header('content-type') ?? ''))
    throw new ApiFailure(415, NOT_AN_IMAGE.code, NOT_AN_IMAGE.message);
  await countUpload(deps, by);
  const sizes = await withUploadedFile(deps.config, incoming, (path) => deps.squares.of(path, cut));
  if (outgoing.destroyed) throw new ApiFailure(400, 'canceled', imageFailureWords('canceled'));
  const filename = `${randomUUID()}.webp`;
  await announceImage(deps, ownerId, filename);
  await fromStorage(deps.images.write(ownerId, filename, sizes));
  return keep(filename);
}

/**
 * Runs the answer to an upload. When it is refused, the rest of its body may still be arriving, so this
 * connection cannot take another request.
 */
export async function closingWhenRefused<T>(
  context: Context<Env>,
  answer: () => Promise<T>,
): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    (context.env as HttpBindings).outgoing.setHeader('connection', 'close');
    throw error;
  }
}

async function countUpload(deps: ImageDeps, personId: string): Promise<void> {
  try {
    await countTry(deps, 'workByPerson', `${personId} pictures`);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { retryAfter } = error;
    throw new ApiFailure(429, 'quota-exceeded', imageFailureWords('quota-exceeded'), {
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
}

const folderOf = (config: Config): string => join(config.dataDir, 'incoming');

const tooLarge = () => new ApiFailure(413, TOO_MANY_BYTES.code, TOO_MANY_BYTES.message);

/**
 * Writes an uploaded picture to a file, so that many at once do not fill the memory, runs `work` with its
 * path, and removes the file afterwards. Throws 413 for a picture beyond the limit, whatever length the
 * request states, and 400 for one that is cut off.
 */
async function withUploadedFile<T>(
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
    throw new ApiFailure(400, 'cut-off', say.pictureCutOff);
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
