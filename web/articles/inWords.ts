import { type Day, formatDay } from '#domain/day.ts';

export const LIST_FAILED = 'The articles could not be loaded.';
export const LIST_OFFLINE = 'The articles will be back when you’re online.';
export const ARTICLE_FAILED = 'The article could not be loaded.';
export const ARTICLE_OFFLINE = 'The article will be back when you’re online.';
export const SAVE_FAILED = 'Failed to save the article.';
export const NOT_THERE = 'This article no longer exists.';

/** '3 min to read'. */
export const minutesWords = (minutes: number): string => `${minutes} min to read`;

/** '1 customer has read it.' */
export function readersWords(count: number): string {
  if (count === 0) return 'Nobody has read it yet.';
  return count === 1 ? '1 customer has read it.' : `${count} customers have read it.`;
}

type Where = { readonly day: Day | null; readonly planId: string | null };

/** What an article was given for: 'In general', 'For Tue 24 Nov', 'With a plan'. */
export function whereWords({ day, planId }: Where): string {
  if (day !== null) return `For ${formatDay(day, 'short')}`;
  return planId === null ? 'In general' : 'With a plan';
}

/** The number of hits, for screen readers. */
export function foundWords(count: number): string {
  if (count === 0) return 'No articles found.';
  return count === 1 ? '1 article found.' : `${count} articles found.`;
}

export const FEWER = 'Fewer portions';
export const MORE = 'More portions';
/** 'For 4 portions' */
export const portionsWords = (count: number): string =>
  count === 1 ? 'For 1 portion' : `For ${count} portions`;

export const RECIPE = {
  title: 'Recipe',
  servings: 'Portions',
  ingredients: 'Ingredients',
  ingredientsHow:
    'One on each line, such as “200 g red lentils, rinsed”. The steps go into the text.',
  paste: 'Paste a recipe',
  pasteHow: 'Copy a whole recipe from a page or a document, and it is sorted into the fields.',
  fill: 'Fill the Fields',
  nothing:
    'No ingredients were found in this. Paste the whole recipe, with its list of ingredients.',
} as const;
export const RECIPE_READ = 'Recipe read. Check the fields before you save.';
