import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minutesToRead, pictureUrl, plainText } from '#domain/articles/article.ts';
import type { ArticleInput } from '#domain/articles/articleSchema.ts';
import { smallImage } from '#domain/images/image.ts';
import { indexArticle } from '#server/articles/searchIndex.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { aPicture } from './images.ts';
import type { Person } from './people.ts';

/** An article as a dietician writes it, published. */
export const articleInput = (wishes: Partial<ArticleInput> = {}): ArticleInput => ({
  title: 'Oats in the morning',
  summary: 'A bowl that lasts until noon.',
  tags: ['breakfast'],
  markdown: 'Oats keep you full.\n\n## How much\n\nHalf a cup is *enough*.',
  status: 'published',
  servings: null,
  ingredients: [],
  ...wishes,
});

type Wishes = Partial<ArticleInput> & {
  writer?: Person;
  /** The names of pictures that exist and that the text shows. */
  pictures?: readonly string[];
  changedAt?: string;
};

export function articles(db: Db, dataDir: string | undefined) {
  async function storePicture(articleId: string, filename: string) {
    if (!dataDir) throw new Error('Pictures need the data folder of the server.');
    const folder = join(dataDir, 'images', 'profileImages', articleId);
    const bytes = await aPicture('webp', 96, 64);
    mkdirSync(folder, { recursive: true });
    for (const name of [filename, smallImage(filename)]) writeFileSync(join(folder, name), bytes);
    const addedAt = new Date().toISOString();
    await db.insertInto('articleImage').values({ articleId, filename, addedAt }).execute();
  }

  return {
    async anArticle({ writer, pictures = [], changedAt, ...wishes }: Wishes = {}) {
      const id = orderedId();
      const shown = pictures.map((name) => `\n\n![Picture](${pictureUrl(id, name)})`);
      const { ingredients, ...input } = articleInput(wishes);
      const markdown = input.markdown + shown.join('');
      const at = changedAt ?? new Date().toISOString();
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('article')
          .values({
            ...input,
            id,
            ingredients: ingredients.length > 0 ? JSON.stringify(ingredients) : null,
            markdown,
            tags: JSON.stringify(input.tags),
            minutes: minutesToRead(plainText(markdown)),
            writerId: writer?.id ?? null,
            starter: null,
            createdAt: at,
            changedAt: at,
            publishedAt: input.status === 'published' ? at : null,
            version: 1,
          })
          .execute();
        await indexArticle(transaction, { ...input, id, markdown });
      });
      for (const name of pictures) await storePicture(id, name);
      return { ...input, ingredients, id, markdown };
    },

    /** Gives an article to a customer. */
    async aGivenArticle(
      customer: Person,
      article: { readonly id: string },
      { day = null, planId = null }: { day?: string | null; planId?: string | null } = {},
    ) {
      const id = orderedId();
      await db
        .insertInto('articleLink')
        .values({
          customerId: customer.id,
          id,
          articleId: article.id,
          day,
          planId,
          givenAt: new Date().toISOString(),
          givenBy: 'somebody',
        })
        .execute();
      return { id };
    },

    async aReadArticle(customer: Person, article: { readonly id: string }) {
      const at = new Date().toISOString();
      await db
        .insertInto('articleRead')
        .values({ customerId: customer.id, articleId: article.id, firstAt: at, lastAt: at })
        .execute();
    },
  };
}
