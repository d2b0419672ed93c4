import { plannedDaysSchema } from '#domain/plans/weekDaySchema.ts';
import { twoWeeksFrom } from '#domain/plans/weeks.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  answer,
  createRoute,
  customerParams,
  refusals,
} from '../http/operation.ts';
import { scopeOf, todayOf } from '../http/scope.ts';
import { plannedDays } from './plannedDays.ts';
import { stretch } from './stretch.ts';

/** Two weeks. */
const MOST_DAYS = 14;

const list = createRoute({
  method: 'get',
  path: '/customers/{uid}/planned-days',
  summary: 'The meals of each day of a stretch; of this week and the next unless told',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'diet-plan', 'daily-progress'),
  request: { params: customerParams, query: stretch({}, MOST_DAYS) },
  responses: { 200: answer(plannedDaysSchema), ...refusals(401, 403, 404, 422) },
});

export function plannedDaysRoutes(api: Api, deps: Deps): void {
  api.openapi(list, async (context) => {
    const scope = scopeOf(context);
    const today = todayOf(deps, scope);
    const { from, to } = context.req.valid('query');
    const days = from && to ? { from, to } : twoWeeksFrom(today);
    return context.json({ today, ...(await plannedDays(deps.db, scope, days, today)) }, 200);
  });
}
