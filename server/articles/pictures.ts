import * as z from 'zod';
import { addPictureRefusal, pictureUrl } from '#domain/articles/article.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { Api, Operation } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { write } from '../http/write.ts';
import { forgetLeftover } from '../images/queries.ts';
import { closingWhenRefused, receivePicture } from '../images/receive.ts';
import { pictureAnswer, pictureBody, pictureNamed, pictureOf } from '../images/routes.ts';
import type { ImageDeps } from '../images/squares.ts';
import { fromStorage } from '../images/store.ts';

async function maySeePicture(
  db: Db,
  { role }: Session,
  { id, filename }: { readonly id: string; readonly filename: string },
): Promise<boolean> {
  let query = db
    .selectFrom('articleImage')
    .innerJoin('article', 'article.id', 'articleImage.articleId')
    .select('articleImage.filename')
    .where('articleImage.articleId', '=', id)
    .where('articleImage.filename', '=', filename);
  if (role !== 'client') query = query.where('article.status', '=', 'published');
  return (await query.executeTakeFirst()) !== undefined;
}

/** Throws 404 for an unknown article, 409 when it takes no more pictures. */
export async function requireRoom(db: Db, id: string): Promise<void> {
  const article = await db
    .selectFrom('article')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!article) throw notFound();
  const { count } = await db
    .selectFrom('articleImage')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('articleId', '=', id)
    .executeTakeFirstOrThrow();
  const refusal = addPictureRefusal(Number(count));
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
}

/** Assigns a stored picture to the article, and returns its address. Throws as {@link requireRoom}. */
export async function addPicture(
  operation: Operation,
  id: string,
  filename: string,
): Promise<string> {
  return write(operation, async ({ db, changed }) => {
    await requireRoom(db, id);
    const addedAt = operation.now().toISOString();
    await db.insertInto('articleImage').values({ articleId: id, filename, addedAt }).execute();
    await forgetLeftover(db, id, filename);
    changed('article', '');
    return pictureUrl(id, filename);
  });
}

const path = '/articles/{id}/pictures';

export function articlePictureRoutes(api: Api, deps: ImageDeps): void {
  api.operation({
    post: path,
    summary: 'Add a picture that the text can show; it is made anew, without metadata',
    by: ['dietician'],
    changes: 'article',
    takes: pictureBody,
    makes: z.strictObject({ url: z.string() }),
    refuses: [409, 413, 415, 429],
    answer: async ({ context, session, operation, params }) =>
      closingWhenRefused(context, async () => {
        const { id } = params;
        await requireRoom(deps.db, id);
        const whose = { ownerId: id, by: session.id, cut: 'whole' } as const;
        const url = await receivePicture(deps, context, whose, (filename) =>
          addPicture(operation, id, filename),
        );
        return { url };
      }),
  });

  api.operation({
    get: `${path}/{filename}`,
    summary: 'A picture of an article, large or small',
    by: ['customer', 'dietician'],
    params: pictureNamed,
    responses: { 200: pictureAnswer },
    answer: async ({ context, session, params: { id, filename } }) => {
      const picture = { id, filename: filename.replace('-small', '') };
      const may = await maySeePicture(deps.db, session, picture);
      const bytes = may && (await fromStorage(deps.images.read(id, filename)));
      if (!bytes) throw notFound();
      return pictureOf(context, bytes);
    },
  });
}
