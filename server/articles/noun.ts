import { GIVEN_MAX, giveRefusal } from '#domain/articles/article.ts';
import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, ofCustomer, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';
import { say } from '../words.ts';
import { indexAll } from './searchIndex.ts';
import { addStarters } from './starters.ts';

type Tables = {
  article: {
    id: string;
    title: string;
    summary: string;
    tags: Json;
    markdown: string;
    /** How many minutes it takes to read. */
    minutes: number;
    /** Of a recipe: how many portions its ingredients make, and these; null for other articles. */
    servings: number | null;
    ingredients: Json | null;
    status: string;
    /** The id of the dietician who wrote it; null for a starter, and once that account is gone. */
    writerId: string | null;
    /** The name of the starter that it was made from; null for an article of the practice's own. */
    starter: string | null;
    createdAt: string;
    changedAt: string;
    /** When it was published; null for a draft. */
    publishedAt: string | null;
    version: number;
  };
  /** Every starter that was ever added, so that a deleted one does not come back. */
  articleStarter: { starter: string; addedAt: string };
  articleImage: { articleId: string; filename: string; addedAt: string };
  /** An article given to a customer: for a day, with a plan, or (both null) in general. */
  articleLink: {
    customerId: string;
    id: string;
    articleId: string;
    day: string | null;
    planId: string | null;
    givenAt: string;
    givenBy: string;
  };
  articleRead: { customerId: string; articleId: string; firstAt: string; lastAt: string };
  articleSearch: {
    articleId: string;
    title: string;
    tags: string;
    summary: string;
    body: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const articles = {
  tables: {
    article: { ...ofNobody, json: ['tags', 'ingredients'] },
    articleStarter: ofNobody,
    articleImage: { ...ofNobody, pictureOf: 'articleId' },
    articleLink: byDieticians(() => say.copied.articleLink, {
      limit: upTo(GIVEN_MAX, 100, 500, () => giveRefusal('published', GIVEN_MAX)),
    }),
    articleRead: ofCustomer(() => say.copied.articleRead, {
      limit: upTo(5000, 1000, 2000),
    }),
    articleSearch: {
      ...ofNobody,
      backup: { leftOut: 'Follows from the articles; made anew by a restore.' },
    },
  } satisfies TablesOf<keyof Tables>,
  live: {
    article: 'everybody',
    'article-link': 'person-and-dieticians',
    'article-read': 'person-and-dieticians',
  },
  audited: {
    article: { words: () => say.things.articles, ofPractice: true },
    'article-link': {
      words: () => say.things.articles,
      did: () => say.did.articleLink,
    },
    'article-read': {
      words: () => say.things.articles,
      did: () => say.did.articleRead,
    },
  },
  whenRestored: indexAll,
  whenDietician: addStarters,
} as const satisfies Noun;
