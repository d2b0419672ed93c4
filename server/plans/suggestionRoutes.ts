import { mealBeginningSchema, mealSuggestionsSchema } from '#domain/plans/planSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { suggestMeals } from './mealSuggestions.ts';

export function suggestionRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/meal-suggestions',
    summary: 'Meals of the practice’s plans with the words that are being typed, most used first',
    by: ['dietician'],
    query: mealBeginningSchema,
    gives: mealSuggestionsSchema,
    answer: async ({ query }) => ({
      items: await suggestMeals(deps, query.begins),
    }),
  });
}
