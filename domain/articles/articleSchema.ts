import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { SEARCH_MAX } from '../search.ts';
import { TAG_MAX } from '../text.ts';
import { boundedText, idSchema, requiredLine, requiredText, text } from '../textSchema.ts';
import { say as ofDomain } from '../words.ts';
import {
  INGREDIENT_MAX,
  INGREDIENTS_MAX,
  MARKDOWN_MAX,
  SERVINGS_MAX,
  SUMMARY_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from './article.ts';
import { say } from './words.ts';

const statusSchema = z.enum(['draft', 'published']);
const tagSchema = requiredLine(TAG_MAX, () => ofDomain.tagHasLetter);

/** How many portions the ingredients of a recipe make. */
const servingsSchema = z
  .int({ error: () => say.enterWholeNumber })
  .min(1, { error: () => say.atLeastOnePortion })
  .max(SERVINGS_MAX, { error: () => say.atMostPortions(SERVINGS_MAX) });
/** One each line; an article with ingredients is a recipe, and its text has the steps. */
const ingredientsSchema = z
  .array(requiredLine(INGREDIENT_MAX, () => say.ingredientNeedsLetter))
  .max(INGREDIENTS_MAX, { error: () => say.atMostIngredients(INGREDIENTS_MAX) });

export const articleInputSchema = z
  .strictObject({
    title: requiredText(TITLE_MAX, () => say.enterTitle).refine((value) => !/\p{Cc}/u.test(value), {
      error: () => say.oneLine,
    }),
    summary: text(SUMMARY_MAX),
    tags: z
      .array(tagSchema)
      .max(TAGS_MAX, { error: () => say.atMostTags(TAGS_MAX) })
      .transform((tags) => [...new Set(tags.map((tag) => tag.toLowerCase()))]),
    markdown: text(MARKDOWN_MAX),
    status: statusSchema,
    servings: servingsSchema.nullable().default(null),
    ingredients: ingredientsSchema.default([]),
  })
  .refine(({ status, markdown }) => status === 'draft' || markdown.trim() !== '', {
    error: () => say.writeFirst,
    path: ['markdown'],
  })
  .refine(({ servings, ingredients }) => servings !== null || ingredients.length === 0, {
    error: () => say.howManyPortions,
    path: ['servings'],
  });
export type ArticleInput = z.infer<typeof articleInputSchema>;

const partsSchema = z.array(z.strictObject({ text: z.string(), hit: z.boolean() }));

const article = {
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  status: statusSchema,
  minutes: z.int(),
  /** Of a recipe; null and empty for other articles. */
  servings: z.int().nullable(),
  ingredients: z.array(z.string()),
  /** The article came with Weekplate. */
  starter: z.boolean(),
  /** The writer's name; null if it was nobody of the practice, or if the account is deleted. */
  writer: z.string().nullable(),
  changedAt: z.string(),
  publishedAt: z.string().nullable(),
};

export const articleSummarySchema = z.strictObject({
  ...article,
  /** The positions of the words that were searched for; null without a search. */
  found: z.strictObject({ title: partsSchema, excerpt: partsSchema }).nullable(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleSchema = z.strictObject({
  ...article,
  version: z.int(),
  /** The rendered text for readers. */
  html: z.string(),
  /** The source text; null for customers. */
  markdown: z.string().nullable(),
});
export type Article = z.infer<typeof articleSchema>;

/** A recipe with all that a plan needs of it. */
const namedRecipeSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  servings: z.int(),
  ingredients: z.array(z.string()),
});
export const recipesSchema = z.strictObject({ items: z.array(namedRecipeSchema) });
/** Each recipe with the meals that name it, as they are written, and how many portions they say; null for unclear. */
export const plannedRecipesSchema = z.strictObject({
  items: z.array(
    articleSchema.extend({
      meals: z.array(z.strictObject({ meal: z.string(), portions: z.number().nullable() })),
    }),
  ),
});
export type PlannedRecipes = z.infer<typeof plannedRecipesSchema>;

export const articleSearchSchema = boundedText(SEARCH_MAX);
export const articleTagSchema = boundedText(TAG_MAX);

export const previewInputSchema = z.strictObject({ markdown: text(MARKDOWN_MAX) });

/** Gives an article to a customer: for one of their days, with one of their plans, or in general. */
export const giveSchema = z
  .strictObject({
    articleId: idSchema,
    day: daySchema.nullable(),
    planId: idSchema.nullable(),
  })
  .refine(({ day, planId }) => day === null || planId === null, {
    error: () => say.dayOrPlan,
    path: ['day'],
  });
export type Give = z.infer<typeof giveSchema>;

export const givenArticleSchema = z.strictObject({
  id: z.string(),
  articleId: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  day: z.string().nullable(),
  planId: z.string().nullable(),
  givenAt: z.string(),
});
export type GivenArticle = z.infer<typeof givenArticleSchema>;

/** The articles that a customer was given, latest first, and the ids of those they have read. */
export const givenArticlesSchema = z.strictObject({
  items: z.array(givenArticleSchema),
  read: z.array(z.string()),
});
export type GivenArticles = z.infer<typeof givenArticlesSchema>;

/** Who has read an article, latest reader first, and how many readers there are in all. */
export const readersSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      customerId: z.string(),
      name: z.string(),
      firstAt: z.string(),
      lastAt: z.string(),
    }),
  ),
  count: z.int(),
});
export type Readers = z.infer<typeof readersSchema>;
