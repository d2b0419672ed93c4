import { type RecipeBook, recipeBook } from '#domain/foods/recipes.ts';
import type { Db } from '../db/open.ts';

/** All published recipes of the practice: what the cells of its plans can name. */
export async function recipesOf(db: Db) {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'title', 'servings', 'ingredients'])
    .where('status', '=', 'published')
    .where('ingredients', 'is not', null)
    .execute();
  return rows.flatMap(({ id, title, servings, ingredients }) =>
    servings === null || ingredients === null
      ? []
      : { id, title, servings, ingredients: JSON.parse(ingredients) as string[] },
  );
}

export const bookOf = async (db: Db): Promise<RecipeBook> => recipeBook(await recipesOf(db));
