import { mealBeginningSchema, mealSuggestionsSchema } from '#domain/plans/mealSuggestionsSchema.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, allow, createRoute, json, refusals } from '../http/operation.ts';
import { suggestMeals } from './mealSuggestions.ts';

const list = createRoute({
  method: 'get',
  path: '/meal-suggestions',
  summary: 'Meals of the practice’s plans with the words that are being typed, most used first',
  ...allow('dietician'),
  request: { query: mealBeginningSchema },
  responses: { 200: json(mealSuggestionsSchema), ...refusals(401, 403, 422) },
});

export function suggestionRoutes(api: Api, deps: Deps): void {
  api.openapi(list, async (context) =>
    context.json({ items: await suggestMeals(deps, context.req.valid('query').begins) }, 200),
  );
}
