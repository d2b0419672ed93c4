import { overviewSchema } from '#domain/coaching/overviewSchema.ts';
import { daySchema } from '#domain/daySchema.ts';
import { audit } from '../audit/declare.ts';
import { readCustomer } from '../coaching/customers.ts';
import { readNotes } from '../coaching/notes.ts';
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
import { lastDays, listDays } from './queries.ts';
import { stretch } from './stretch.ts';
import { trackedDay } from './trackedDay.ts';

const overview = createRoute({
  method: 'get',
  path: '/customers/{uid}/overview',
  summary:
    'What the screen of a customer opens with: who it is, the notes, a day and a strip of days',
  ...allow('dietician'),
  ...audit('reads', 'customer', 'note', 'daily-progress'),
  request: { params: customerParams, query: stretch({ date: daySchema.optional() }) },
  responses: { 200: answer(overviewSchema), ...refusals(401, 403, 404, 422) },
});

/** One request in place of four, where a customer is opened from the list. */
export function overviewRoutes(api: Api, deps: Deps): void {
  const { db, now } = deps;

  api.openapi(overview, async (context) => {
    const scope = scopeOf(context);
    const today = todayOf(deps, scope);
    const { date = today, from, to } = context.req.valid('query');
    const { from: first, to: last } = from && to ? { from, to } : lastDays(today);
    const [customer, notes, day, items] = await Promise.all([
      readCustomer(db, scope, now()),
      readNotes(db, scope),
      trackedDay(deps, scope, date),
      listDays(db, scope, first, last),
    ]);
    return context.json({ customer, notes, day, days: { items } }, 200);
  });
}
