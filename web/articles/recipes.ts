import { queryOptions } from '@tanstack/react-query';
import type { PlannedRecipes } from '#domain/articles/articleSchema.ts';
import { type Recipe, recipeBook } from '#domain/foods/recipes.ts';
import { get } from '../api/request.ts';

/** The published recipes of the practice: what the cells of a plan can name. */
export const recipesQuery = queryOptions({
  queryKey: ['article', 'recipes'],
  queryFn: () => get<{ items: Recipe[] }>('/api/recipes'),
});

export const bookOf = (recipes: PlannedRecipes['items']) =>
  recipeBook(recipes.map((each) => ({ ...each, servings: each.servings ?? 1 })));
