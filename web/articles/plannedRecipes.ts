import { queryOptions } from '@tanstack/react-query';
import type { PlannedRecipes } from '#domain/articles/articleSchema.ts';
import { get } from '../api/request.ts';

/** The recipes that a customer's plans name; kept on the phone with the plans. */
export const plannedRecipesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'recipes'],
    queryFn: () => get<PlannedRecipes>(`/api/customers/${encodeURIComponent(customerId)}/recipes`),
  });
