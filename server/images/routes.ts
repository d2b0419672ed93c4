import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import * as z from 'zod';
import { IMAGE_FAILURES, type ImageFailureCode, NOT_AN_IMAGE } from '#domain/images/failure.ts';
import { IMAGE_NAME, IMAGE_TYPES, imageUrl, maySeeImage } from '#domain/images/image.ts';
import { idSchema, shapedText } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import { ApiFailure, consentWithdrawn } from '../http/failure.ts';
import {
  type Api,
  allow,
  createRoute,
  customerParams,
  type Env,
  json,
  nothing,
  operationOf,
  refusals,
} from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { sessionOf } from '../http/session.ts';
import { countTry } from '../signIn/limits.ts';
import type { ImageDeps } from './deps.ts';
import { fromStorage } from './fromStorage.ts';
import { announceImage, ownerOf, setImage } from './queries.ts';
import { removeLeftover } from './sweep.ts';
import { withUploadedFile } from './uploadedFile.ts';

const binary = { schema: { type: 'string', format: 'binary' } } as const;

const getImage = createRoute({
  method: 'get',
  path: '/profile-images/{uid}/{filename}',
  summary: 'A person’s picture, large or small; its name changes with its content',
  ...allow('customer', 'dietician'),
  ...audit('reads', 'picture'),
  request: { params: z.object({ uid: idSchema, filename: shapedText(60, IMAGE_NAME) }) },
  responses: {
    200: { description: 'The picture.', content: { 'image/webp': binary } },
    ...refusals(401, 403, 404),
  },
});

const putImage = createRoute({
  method: 'put',
  path: '/profile-images/{uid}',
  summary: 'Choose one’s own picture; it is made anew as a square, without metadata',
  ...allow('customer', 'dietician'),
  ...audit('changes', 'picture'),
  request: {
    params: customerParams,
    body: {
      required: true,
      content: Object.fromEntries(IMAGE_TYPES.map((type) => [type, binary])),
    },
  },
  responses: {
    200: json(z.strictObject({ profileImageUrl: z.string() })),
    ...refusals(401, 403, 413, 415, 422, 429),
  },
});

const deleteImage = createRoute({
  method: 'delete',
  path: '/profile-images/{uid}',
  summary: 'Take one’s own picture away',
  ...allow('customer', 'dietician'),
  ...audit('deletes', 'picture'),
  request: { params: customerParams },
  responses: { 204: nothing, ...refusals(401, 403) },
});

const failure = (status: number, code: ImageFailureCode, extra = {}) =>
  new ApiFailure(status, code, IMAGE_FAILURES[code], extra);

export function imageRoutes(api: Api, deps: ImageDeps): void {
  api.openapi(getImage, async (context) => {
    const { uid, filename } = context.req.valid('param');
    const owner = await ownerOf(deps.db, uid, filename.replace('-small', ''));
    const session = sessionOf(context);
    const may = owner && maySeeImage(session, owner);
    if (
      may &&
      session.id !== owner.id &&
      owner.consent === 'withdrawn' &&
      owner.role === 'customer'
    )
      throw consentWithdrawn();
    const bytes = may && (await fromStorage(deps.images.read(uid, filename)));
    if (!bytes) throw failure(404, 'object-not-found');
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  api.openapi(putImage, async (context) => {
    const { incoming, outgoing } = context.env as HttpBindings;
    try {
      const owner = ownOnly(context, context.req.valid('param').uid);
      if (!IMAGE_TYPES.includes(context.req.header('content-type') ?? ''))
        throw new ApiFailure(415, NOT_AN_IMAGE.code, NOT_AN_IMAGE.message);
      await countUpload(deps, owner.id);
      const squares = await withUploadedFile(deps.config, incoming, deps.squares.of);
      if (outgoing.destroyed) throw failure(400, 'canceled');
      const filename = `${randomUUID()}.webp`;
      await announceImage(deps, owner.id, filename);
      await fromStorage(deps.images.write(owner.id, filename, squares));
      const replaced = await setImage(operationOf(context), owner, filename);
      if (replaced) await removeLeftover(deps, owner.id, replaced);
      return context.json({ profileImageUrl: imageUrl(owner.id, filename) }, 200);
    } catch (error) {
      // The rest of the body may still be arriving, so this connection cannot take another request.
      outgoing.setHeader('connection', 'close');
      throw error;
    }
  });

  api.openapi(deleteImage, async (context) => {
    const owner = ownOnly(context, context.req.valid('param').uid);
    const removed = await setImage(operationOf(context), owner, null);
    if (removed) await removeLeftover(deps, owner.id, removed);
    return context.body(null, 204);
  });
}

/** The session, if the picture is its owner's own; throws 403 for any other, whatever the role. */
function ownOnly(context: Context<Env>, uid: string): Session {
  const session = sessionOf(context);
  if (session.id !== uid) throw failure(403, 'unauthorized');
  return session;
}

async function countUpload(deps: ImageDeps, ownerId: string): Promise<void> {
  try {
    await countTry(deps, 'imageByPerson', ownerId);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    throw failure(429, 'quota-exceeded', { retryAfter: error.retryAfter });
  }
}
