import { addPictureRefusal, pictureUrl } from '#domain/articles/article.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { write } from '../http/write.ts';
import { forgetLeftover } from '../images/queries.ts';

/** Whether an article has this picture, and this person may see the article. */
export async function maySeePicture(
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
