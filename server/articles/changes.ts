import type { Transaction } from 'kysely';
import {
  addArticleRefusal,
  inItselfRefusal,
  minutesToRead,
  pictureUrl,
  plainText,
} from '#domain/articles/article.ts';
import type { ArticleInput } from '#domain/articles/articleSchema.ts';
import { containsItself } from '#domain/foods/recipes.ts';
import type { Schema } from '../db/schema.ts';
import { recipesOf } from '../foods/articleRecipes.ts';
import { ApiFailure } from '../http/failure.ts';
import { missingOrEdited } from '../http/write.ts';
import { indexArticle, unindexArticle } from './searchIndex.ts';

type Db = Transaction<Schema>;

const columnsOf = ({ tags, ingredients, ...input }: ArticleInput) => ({
  ...input,
  ingredients: ingredients.length > 0 ? JSON.stringify(ingredients) : null,
  tags: JSON.stringify(tags),
  minutes: minutesToRead(plainText(input.markdown)),
});

/** Throws 409 for a recipe that would contain itself. */
async function refuseInItself(db: Db, input: ArticleInput, id: string): Promise<void> {
  const { title, servings, ingredients } = input;
  if (servings === null || ingredients.length === 0) return;
  if (!containsItself({ id, title, servings, ingredients }, await recipesOf(db))) return;
  const { code, message } = inItselfRefusal();
  throw new ApiFailure(409, code, message, { fields: { ingredients: message } });
}

/** Throws 409 when the practice cannot have that many more articles. */
export async function requireRoom(db: Db, more: number): Promise<void> {
  const { count } = await db
    .selectFrom('article')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const refusal = addArticleRefusal(Number(count) + more - 1);
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
}

/** Stores a new article. Throws 409 when there are too many, and for a recipe that would contain itself. */
export async function insertArticle(
  db: Db,
  input: ArticleInput,
  { id, at, by }: { readonly id: string; readonly at: string; readonly by: string },
): Promise<void> {
  await requireRoom(db, 1);
  await refuseInItself(db, input, id);
  const publishedAt = input.status === 'published' ? at : null;
  await db
    .insertInto('article')
    .values({
      ...columnsOf(input),
      id,
      writerId: by,
      starter: null,
      createdAt: at,
      changedAt: at,
      publishedAt,
      version: 1,
    })
    .execute();
  await indexArticle(db, { ...input, id });
}

type Version = { readonly id: string; readonly version: number };

// A picture may belong to a text that is not saved yet, on this screen or on another.
const UNUSED_MS = 86_400_000;

/**
 * Replaces `version`; a starter becomes an article of the dietician who changes it. Returns the names of pictures
 * that the text has not shown for a day; they are leftovers from then on. Throws 404, and 412 when `version` is
 * not the latest.
 */
export async function updateArticle(
  db: Db,
  input: ArticleInput,
  { id, version, now, by }: Version & { readonly now: Date; readonly by: string },
): Promise<string[]> {
  const at = now.toISOString();
  await refuseInItself(db, input, id);
  const isPublished = input.status === 'published';
  const row = await db
    .updateTable('article')
    .set(({ fn, ref, val }) => ({
      ...columnsOf(input),
      changedAt: at,
      writerId: fn.coalesce(ref('writerId'), val(by)),
      publishedAt: isPublished ? fn.coalesce(ref('publishedAt'), val(at)) : null,
      version: version + 1,
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw await whyNot(db, id);
  await indexArticle(db, { ...input, id });
  const before = new Date(now.getTime() - UNUSED_MS).toISOString();
  const old = await db
    .selectFrom('articleImage')
    .select('filename')
    .where('articleId', '=', id)
    .where('addedAt', '<', before)
    .execute();
  const unused = old
    .map(({ filename }) => filename)
    .filter((filename) => !input.markdown.includes(pictureUrl(id, filename)));
  await releasePictures(db, id, unused, at);
  return unused;
}

/** Deletes an article, and returns the names of its pictures, which are leftovers from then on. Throws 404 and 412. */
export async function deleteArticle(
  db: Db,
  { id, version }: Version,
  at: string,
): Promise<string[]> {
  // When several requests delete it at once, PostgreSQL makes the others wait here until it is gone.
  const found = await db
    .updateTable('article')
    .set({ version })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!found) throw await whyNot(db, id);
  const pictures = await db
    .selectFrom('articleImage')
    .select('filename')
    .where('articleId', '=', id)
    .execute();
  const filenames = pictures.map(({ filename }) => filename);
  await releasePictures(db, id, filenames, at);
  await unindexArticle(db, id);
  await db.deleteFrom('article').where('id', '=', id).execute();
  return filenames;
}

async function releasePictures(
  db: Db,
  articleId: string,
  filenames: readonly string[],
  at: string,
): Promise<void> {
  if (filenames.length === 0) return;
  await db
    .deleteFrom('articleImage')
    .where('articleId', '=', articleId)
    .where('filename', 'in', filenames)
    .execute();
  await db
    .insertInto('imageLeftover')
    .values(filenames.map((filename) => ({ ownerId: articleId, filename, since: at })))
    .execute();
}

const whyNot = (db: Db, id: string) =>
  missingOrEdited(db.selectFrom('article').select('id').where('id', '=', id));
