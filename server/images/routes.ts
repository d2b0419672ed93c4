import type { Context } from 'hono';
import * as z from 'zod';
import {
  IMAGE_NAME,
  IMAGE_TYPES,
  type ImageFailureCode,
  imageFailureWords,
  imageUrl,
  maySeeImage,
} from '#domain/images/image.ts';
import { shapedText } from '#domain/textSchema.ts';
import { ApiFailure, consentWithdrawn } from '../http/failure.ts';
import type { Api, Env } from '../http/operation.ts';
import { type Session, sessionOf } from '../http/session.ts';
import { ownerOf, setImage } from './queries.ts';
import { closingWhenRefused, receivePicture } from './receive.ts';
import type { ImageDeps } from './squares.ts';
import { fromStorage } from './store.ts';
import { removeLeftover } from './sweep.ts';

/** The path of a picture ends in its `{filename}`. */
export const pictureNamed = { filename: shapedText(60, IMAGE_NAME) };

const binary = { schema: { type: 'string', format: 'binary' } } as const;

/** Declares that an operation is sent a picture. */
export const pictureBody = {
  required: true,
  content: Object.fromEntries(IMAGE_TYPES.map((type) => [type, binary])),
};

export const pictureAnswer = { description: 'The picture.', content: { 'image/webp': binary } };

/** Answers with a picture that no browser treats as a page. */
export const pictureOf = (context: Context<Env>, bytes: Uint8Array) =>
  context.body(new Uint8Array(bytes), 200, {
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
  });

const failure = (status: number, code: ImageFailureCode) =>
  new ApiFailure(status, code, imageFailureWords(code));

export function imageRoutes(api: Api, deps: ImageDeps): void {
  api.operation({
    get: '/profile-images/{uid}/{filename}',
    summary: 'A person’s picture, large or small; its name changes with its content',
    by: ['customer', 'dietician'],
    reads: 'picture',
    params: pictureNamed,
    responses: { 200: pictureAnswer },
    answer: async ({ context, session, params: { uid, filename } }) => {
      const owner = await ownerOf(deps.db, uid, filename.replace('-small', ''));
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
    },
  });

  api.operation({
    put: '/profile-images/{uid}',
    summary: 'Choose one’s own picture; it is made anew as a square, without metadata',
    by: ['customer', 'assistant'],
    changes: 'picture',
    takes: pictureBody,
    gives: z.strictObject({ profileImageUrl: z.string() }),
    refuses: [413, 415, 429],
    answer: async ({ context, operation, params }) =>
      closingWhenRefused(context, async () => {
        const owner = ownOnly(context, params.uid);
        const whose = { ownerId: owner.id, by: owner.id, cut: 'square' } as const;
        const { filename, replaced } = await receivePicture(
          deps,
          context,
          whose,
          async (filename) => ({
            filename,
            replaced: await setImage(operation, owner, filename),
          }),
        );
        if (replaced) await removeLeftover(deps, owner.id, replaced);
        return { profileImageUrl: imageUrl(owner.id, filename) };
      }),
  });

  api.operation({
    delete: '/profile-images/{uid}',
    summary: 'Take one’s own picture away',
    by: ['customer', 'assistant'],
    deletes: 'picture',
    answer: async ({ context, operation, params }) => {
      const owner = ownOnly(context, params.uid);
      const removed = await setImage(operation, owner, null);
      if (removed) await removeLeftover(deps, owner.id, removed);
    },
  });
}

/** The session, if the picture is its owner's own; throws 403 for any other, whatever the role. */
function ownOnly(context: Context<Env>, uid: string): Session {
  const session = sessionOf(context);
  if (session.id !== uid) throw failure(403, 'unauthorized');
  return session;
}
