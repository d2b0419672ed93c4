import type { Transaction } from 'kysely';
import { plainText } from '#domain/articles/article.ts';
import { wordsIn } from '#domain/search.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';

type Searched = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly markdown: string;
};

const words = (text: string): string => wordsIn(text).join(' ');

export async function indexArticle(db: Transaction<Schema>, article: Searched): Promise<void> {
  await unindexArticle(db, article.id);
  await db
    .insertInto('articleSearch')
    .values({
      articleId: article.id,
      title: words(article.title),
      tags: words(article.tags.join(' ')),
      summary: words(article.summary),
      body: words(plainText(article.markdown)),
    })
    .execute();
}

export async function unindexArticle(db: Transaction<Schema>, id: string): Promise<void> {
  await db.deleteFrom('articleSearch').where('articleId', '=', id).execute();
}

const AT_ONCE = 50;

/** Indexes all articles anew, after a restore. */
export async function indexAll(db: Transaction<Schema>): Promise<void> {
  let after = '';
  while (true) {
    const some = await db
      .selectFrom('article')
      .select(['id', 'title', 'summary', 'tags', 'markdown'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowLimit(AT_ONCE))
      .execute();
    for (const { tags, ...article } of some)
      await indexArticle(db, { ...article, tags: JSON.parse(tags) as string[] });
    if (some.length < AT_ONCE) return;
    after = some.at(-1)?.id ?? '';
  }
}
