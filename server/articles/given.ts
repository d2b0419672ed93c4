import type { Transaction } from 'kysely';
import { type ArticleStatus, giveRefusal } from '#domain/articles/article.ts';
import type { Give, GivenArticle, GivenArticles, Readers } from '#domain/articles/articleSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, invalidField, notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { say } from '../words.ts';

const selectGiven = (db: Db, { customerId }: CustomerScope) =>
  db
    .selectFrom('articleLink')
    .innerJoin('article', 'article.id', 'articleLink.articleId')
    .select(['articleLink.id', 'articleLink.articleId', 'articleLink.day', 'articleLink.planId'])
    .select(['articleLink.givenAt', 'article.title', 'article.summary', 'article.minutes'])
    .where('articleLink.customerId', '=', customerId)
    // An article that is a draft again stays hidden until it is published again.
    .where('article.status', '=', 'published');

/** The articles that a customer was given, latest first, and which of them they have read. */
export async function readGiven(db: Db, scope: CustomerScope): Promise<GivenArticles> {
  const items = await selectGiven(db, scope).orderBy('articleLink.id', 'desc').execute();
  const read = await db
    .selectFrom('articleRead')
    .select('articleId')
    .where('customerId', '=', scope.customerId)
    .execute();
  return { items, read: read.map(({ articleId }) => articleId) };
}

/**
 * Gives an article to a customer; giving it again in the same place adds no second entry. Throws 404 for an
 * unknown article, 422 for a plan that is not the customer's, 409 for a draft and for too many.
 */
export async function giveArticle(
  db: Transaction<Schema>,
  scope: CustomerScope,
  { articleId, day, planId }: Give,
  made: { readonly id: string; readonly at: string; readonly by: string },
): Promise<GivenArticle> {
  const { customerId } = scope;
  const article = await db
    .selectFrom('article')
    .select('status')
    .where('id', '=', articleId)
    .executeTakeFirst();
  if (!article) throw notFound();
  if (planId !== null && !(await hasPlan(db, customerId, planId)))
    throw invalidField('planId', say.noSuchPlan);
  const all = await db
    .selectFrom('articleLink')
    .select(['id', 'articleId', 'day', 'planId'])
    .where('customerId', '=', customerId)
    .execute();
  const same = all.find(
    (each) => each.articleId === articleId && each.day === day && each.planId === planId,
  );
  if (!same) {
    const refusal = giveRefusal(article.status as ArticleStatus, all.length);
    if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
    await db
      .insertInto('articleLink')
      .values({
        customerId,
        id: made.id,
        articleId,
        day,
        planId,
        givenAt: made.at,
        givenBy: made.by,
      })
      .execute();
  }
  return selectGiven(db, scope)
    .where('articleLink.id', '=', same?.id ?? made.id)
    .executeTakeFirstOrThrow();
}

const hasPlan = async (db: Db, customerId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('dietPlan')
    .select('id')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Removes an article from those that a customer was given. Throws 404. */
export async function takeBack(db: Db, { customerId }: CustomerScope, id: string): Promise<void> {
  const row = await db
    .deleteFrom('articleLink')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Records that a customer has read an article now. Throws 404 for one that they cannot see. */
export async function noteReading(
  db: Transaction<Schema>,
  { customerId }: CustomerScope,
  articleId: string,
  at: string,
): Promise<void> {
  const article = await db
    .selectFrom('article')
    .select('id')
    .where('id', '=', articleId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!article) throw notFound();
  await db
    .insertInto('articleRead')
    .values({ customerId, articleId, firstAt: at, lastAt: at })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'articleId']).doUpdateSet({ lastAt: at }),
    )
    .execute();
}

const READERS_SHOWN = 100;

/** Who has read an article, without those who have withdrawn their consent. Throws 404. */
export async function readersOf(db: Db, articleId: string): Promise<Readers> {
  const article = await db
    .selectFrom('article')
    .select('id')
    .where('id', '=', articleId)
    .executeTakeFirst();
  if (!article) throw notFound();
  const readers = db
    .selectFrom('articleRead')
    .innerJoin('user', 'user.id', 'articleRead.customerId')
    .where('articleRead.articleId', '=', articleId)
    .where('user.consent', '!=', 'withdrawn');
  const { count } = await readers
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const items = await readers
    .select(['articleRead.customerId', 'user.name', 'articleRead.firstAt', 'articleRead.lastAt'])
    .orderBy('articleRead.lastAt', 'desc')
    .limit(rowLimit(READERS_SHOWN))
    .execute();
  return { items, count: Number(count) };
}
