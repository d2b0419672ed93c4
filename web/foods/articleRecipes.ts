import { queryOptions } from '@tanstack/react-query';
import type { PlannedRecipes } from '#domain/articles/articleSchema.ts';
import type { Recipe } from '#domain/foods/recipes.ts';
import { get } from '../api/request.ts';

/** The published recipes of the practice: what the cells of a plan can name. */
export const recipesQuery = queryOptions({
  queryKey: ['article', 'recipes'],
  queryFn: () => get<{ items: Recipe[] }>('/api/recipes'),
});

export type PlannedRecipe = PlannedRecipes['items'][number];

/** The recipes that a customer's plans name; kept on the phone with the plans. */
export const plannedRecipesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'recipes'],
    queryFn: () => get<PlannedRecipes>(`/api/customers/${encodeURIComponent(customerId)}/recipes`),
  });
