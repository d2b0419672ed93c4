import type { Transaction } from 'kysely';
import { type Language, language } from '#domain/language/language.ts';
import { tagsIn } from '#domain/text.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { requireRoom } from './changes.ts';
import { addOnce, hadStarters, readText, type Starter } from './starters.ts';

/** The thirty recipes that come with the product. */
export const readRecipes = (of: Language): Starter[] =>
  readText(of, 'recipes')
    .split(/^(?=# )/m)
    .map((text) => {
      const lines = (start: RegExp) =>
        text.split('\n').flatMap((line) => (start.test(line) ? line.replace(start, '') : []));
      const [title = ''] = lines(/^# /);
      const [starter = ''] = lines(/^Name: /);
      return {
        starter,
        title,
        summary: text.split('\n\n')[1] ?? '',
        tags: tagsIn(lines(/^Tags: /)[0] ?? ''),
        servings: Number(lines(/^Servings: /)[0]),
        ingredients: lines(/^- /),
        markdown: text.slice(text.search(/^1\. /m)).trim(),
      };
    });

/** How many of the recipes this practice has never had. */
export async function recipesLeft(db: Db): Promise<number> {
  const had = await hadStarters(db);
  return readRecipes('en').filter(({ starter }) => !had.has(starter)).length;
}

/**
 * Adds these, published, in the language of the dietician who asks for them. Throws 409 when there would be too
 * many articles.
 */
export async function addRecipes(db: Transaction<Schema>, now: Date): Promise<void> {
  await requireRoom(db, await recipesLeft(db));
  // The list of articles begins with the last one.
  await addOnce(db, readRecipes(language()).toReversed(), 'published', now);
}
