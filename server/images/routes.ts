import type { Context } from 'hono';
import * as z from 'zod';
import { IMAGE_FAILURES, type ImageFailureCode } from '#domain/images/failure.ts';
import { IMAGE_NAME, imageUrl, maySeeImage } from '#domain/images/image.ts';
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
import { pictureAnswer, pictureBody, pictureOf } from './declare.ts';
import type { ImageDeps } from './deps.ts';
import { ownerOf, setImage } from './queries.ts';
import { closingWhenRefused, receivePicture } from './receive.ts';
import { fromStorage } from './store.ts';
import { removeLeftover } from './sweep.ts';

const getImage = createRoute({
  method: 'get',
  path: '/profile-images/{uid}/{filename}',
  summary: 'A person’s picture, large or small; its name changes with its content',
  ...allow('customer', 'dietician'),
  ...audit('reads', 'picture'),
  request: { params: z.object({ uid: idSchema, filename: shapedText(60, IMAGE_NAME) }) },
  responses: {
    200: pictureAnswer,
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
    body: pictureBody,
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

const failure = (status: number, code: ImageFailureCode) =>
  new ApiFailure(status, code, IMAGE_FAILURES[code]);

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
    return pictureOf(context, bytes);
  });

  api.openapi(putImage, async (context) =>
    closingWhenRefused(context, async () => {
      const owner = ownOnly(context, context.req.valid('param').uid);
      const whose = { ownerId: owner.id, by: owner.id, cut: 'square' } as const;
      const { filename, replaced } = await receivePicture(
        deps,
        context,
        whose,
        async (filename) => ({
          filename,
          replaced: await setImage(operationOf(context), owner, filename),
        }),
      );
      if (replaced) await removeLeftover(deps, owner.id, replaced);
      return context.json({ profileImageUrl: imageUrl(owner.id, filename) }, 200);
    }),
  );

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
