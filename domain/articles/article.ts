import type { Refusal } from '../refusal.ts';
import { say } from './words.ts';

/** Stands in addresses for the id of an article that is not stored yet. */
export const NEW_ARTICLE = 'new';

export const TITLE_MAX = 120;
export const SUMMARY_MAX = 300;
export const MARKDOWN_MAX = 20_000;
export const TAGS_MAX = 8;

/** Of a recipe, which is an article with ingredients. */
export const SERVINGS_MAX = 50;
export const INGREDIENTS_MAX = 60;
export const INGREDIENT_MAX = 200;

/** The most articles of a practice, pictures of an article, and articles given to one customer. */
export const ARTICLES_MAX = 1000;
export const PICTURES_MAX = 12;
export const GIVEN_MAX = 200;

export type ArticleStatus = 'draft' | 'published';

/** Why a recipe cannot be stored whose ingredients name it, or another recipe that leads back to it. */
export const inItselfRefusal = (): Refusal => ({
  code: 'recipe-in-itself',
  message: say.containsItself,
});

/** Why a practice with `count` articles cannot add one; null if it can. */
export const addArticleRefusal = (count: number): Refusal | null =>
  count >= ARTICLES_MAX
    ? {
        code: 'too-many-articles',
        message: say.tooMany(ARTICLES_MAX),
      }
    : null;

/** Why an article with `count` pictures cannot have another; null if it can. */
export const addPictureRefusal = (count: number): Refusal | null =>
  count >= PICTURES_MAX
    ? {
        code: 'too-many-pictures',
        message: say.tooManyPictures(PICTURES_MAX),
      }
    : null;

/** Why an article cannot be given to a customer who has `count` of them; null if it can. */
export function giveRefusal(status: ArticleStatus, count: number): Refusal | null {
  if (status === 'draft') return { code: 'not-published', message: say.notPublished };
  return count >= GIVEN_MAX
    ? {
        code: 'too-many-given',
        message: say.tooManyGiven(GIVEN_MAX),
      }
    : null;
}

const WORDS_A_MINUTE = 200;

export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round((text.match(/\S+/g) ?? []).length / WORDS_A_MINUTE));

/** The address of a picture of an article; the article's text can show no other pictures. */
export const pictureUrl = (articleId: string, filename: string): string =>
  `/api/articles/${articleId}/pictures/${filename}`;

/**
 * The words of a Markdown text without its markup, for search and excerpts. All patterns are bounded, so the
 * time grows only linearly with the length; markup that they miss stays in the text.
 */
export const plainText = (markdown: string): string =>
  markdown
    // Pictures and links are replaced by their text.
    .replaceAll(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,600}\)/g, '$1')
    .replaceAll(/^[ \t>#*+-]+/gm, '')
    .replaceAll(/[*_`~]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
