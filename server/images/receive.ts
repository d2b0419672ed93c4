import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import {
  IMAGE_MOST_BYTES,
  IMAGE_TYPES,
  imageFailureWords,
  logoName,
  NOT_AN_IMAGE,
  TOO_MANY_BYTES,
} from '#domain/images/image.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Config } from '../config/config.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Env } from '../http/operation.ts';
import { countTry } from '../signIn/limits.ts';
import { say } from '../words.ts';
import type { Cut } from './decoding.ts';
import { announceImage } from './queries.ts';
import type { ImageDeps } from './squares.ts';
import { fromStorage, type Squares } from './store.ts';

type Received = {
  /** The id of the person or article that gets the picture. */
  readonly ownerId: string;
  /** The id of the sender. */
  readonly by: string;
  readonly cut: Cut;
};

/**
 * Receives a picture and stores its sizes without an owner; `keep` then assigns them to the owner.
 * Throws 415 for another type, 429 when somebody sends too many, and whatever decoding and storing throw. The
 * caller has to check permission before: `closingWhenRefused` closes the connection then.
 */
export async function receivePicture<T>(
  deps: ImageDeps,
  context: Context<Env>,
  { ownerId, by, cut }: Received,
  keep: (filename: string, sizes: Squares) => Promise<T>,
): Promise<T> {
  const { incoming, outgoing } = context.env as HttpBindings;
  if (!IMAGE_TYPES.includes(context.req.header('content-type') ?? ''))
    throw new ApiFailure(415, NOT_AN_IMAGE.code, NOT_AN_IMAGE.message);
  await countUpload(deps, by);
  const sizes = await withUploadedFile(deps.config, incoming, (path) => deps.squares.of(path, cut));
  if (outgoing.destroyed) throw new ApiFailure(400, 'canceled', imageFailureWords('canceled'));
  const filename = sizes.logo ? logoName(randomUUID(), sizes.logo) : `${randomUUID()}.webp`;
  await announceImage(deps, ownerId, filename);
  await fromStorage(deps.images.write(ownerId, filename, sizes));
  return keep(filename, sizes);
}

type File = {
  readonly ownerId: string;
  readonly by: string;
  readonly type: string;
  readonly ending: string;
  /** Why these bytes are not taken; null if they are. */
  readonly refusal: (bytes: Buffer) => Promise<Refusal | null>;
};

/** The same for a file that is stored as it came, if nothing in it is refused. */
export async function receiveFile<T>(
  deps: ImageDeps,
  context: Context<Env>,
  { ownerId, by, type, ending, refusal }: File,
  keep: (filename: string, size: number) => Promise<T>,
): Promise<T> {
  const { incoming, outgoing } = context.env as HttpBindings;
  if (context.req.header('content-type') !== type)
    throw new ApiFailure(415, 'not-this-type', say.notAPdf);
  await countUpload(deps, by);
  const filename = `${randomUUID()}.${ending}`;
  const store = async (path: string) => {
    const bytes = await readFile(path);
    const refused = await refusal(bytes);
    if (refused) throw new ApiFailure(422, refused.code, refused.message);
    if (outgoing.destroyed) throw new ApiFailure(400, 'canceled', imageFailureWords('canceled'));
    await announceImage(deps, ownerId, filename);
    await fromStorage(deps.images.writeFile(ownerId, filename, bytes));
    return bytes.length;
  };
  const inTurn = (path: string) => {
    const stored = lastFile.then(() => store(path));
    lastFile = stored.catch(() => undefined);
    return stored;
  };
  return keep(filename, await withUploadedFile(deps.config, incoming, inTurn, OF_FILES));
}

/** Files are checked one after the other: all of one is in memory then. */
let lastFile: Promise<unknown> = Promise.resolve();

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

type Words = { readonly tooLarge: () => string; readonly cutOff: () => string };
const OF_PICTURES: Words = {
  tooLarge: () => TOO_MANY_BYTES.message,
  cutOff: () => say.pictureCutOff,
};
const OF_FILES: Words = {
  tooLarge: () => say.fileTooLarge(IMAGE_MOST_BYTES / 1024 / 1024),
  cutOff: () => say.fileCutOff,
};

const tooLarge = (words: Words) => new ApiFailure(413, TOO_MANY_BYTES.code, words.tooLarge());

/**
 * Writes an uploaded picture to a file, so that many at once do not fill the memory, runs `work` with its
 * path, and removes the file afterwards. Throws 413 for a picture beyond the limit, whatever length the
 * request states, and 400 for one that is cut off.
 */
async function withUploadedFile<T>(
  config: Config,
  incoming: IncomingMessage,
  work: (path: string) => Promise<T>,
  words = OF_PICTURES,
): Promise<T> {
  if (Number(incoming.headers['content-length'] ?? 0) > IMAGE_MOST_BYTES) throw tooLarge(words);
  await mkdir(folderOf(config), { recursive: true, mode: 0o700 });
  const path = join(folderOf(config), randomUUID());
  try {
    await readInto(path, incoming, words);
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function readInto(path: string, incoming: IncomingMessage, words: Words): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    // The stream must stay open when the loop ends early: destroying it would also destroy the answer.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > IMAGE_MOST_BYTES) throw tooLarge(words);
      await file.writeFile(chunk);
    }
  } catch (error) {
    if (error instanceof ApiFailure || (error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw error;
    throw new ApiFailure(400, 'cut-off', words.cutOff());
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
