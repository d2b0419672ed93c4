import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { IMAGE_FAILURES, NOT_AN_IMAGE } from '#domain/images/failure.ts';
import { IMAGE_TYPES } from '#domain/images/image.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Env } from '../http/operation.ts';
import { countTry } from '../signIn/limits.ts';
import type { Cut } from './decoding.ts';
import type { ImageDeps } from './deps.ts';
import { fromStorage } from './fromStorage.ts';
import { announceImage } from './queries.ts';
import { withUploadedFile } from './uploadedFile.ts';

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
  if (outgoing.destroyed) throw new ApiFailure(400, 'canceled', IMAGE_FAILURES.canceled);
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
    throw new ApiFailure(429, 'quota-exceeded', IMAGE_FAILURES['quota-exceeded'], {
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
}
