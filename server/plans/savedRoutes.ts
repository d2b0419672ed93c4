import {
  planInputSchema,
  savedPlanSchema,
  savedPlanSummarySchema,
} from '#domain/plans/planSchema.ts';
import { audit } from '../audit/declare.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  idempotencyHeaders,
  itemParams,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { deleteSavedPlan, insertSavedPlan, listSavedPlans, readSavedPlan } from './savedQueries.ts';

const path = '/customers/{uid}/saved-diet-plans';

const list = createRoute({
  method: 'get',
  path,
  summary: 'The saved plans of a customer, saved last first',
  ...allow('dietician'),
  ...audit('reads', 'saved-diet-plan'),
  request: { params: customerParams, query: pageQuery },
  responses: { 200: json(pageOf(savedPlanSummarySchema)), ...refusals(401, 403, 404, 422) },
});

const save = createRoute({
  method: 'post',
  path,
  summary: 'Keep a copy of a plan for a customer',
  ...allow('dietician'),
  ...audit('changes', 'saved-diet-plan'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(planInputSchema) },
  responses: { 201: json(savedPlanSchema), ...refusals(401, 403, 404, 422) },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One saved plan',
  ...allow('dietician'),
  ...audit('reads', 'saved-diet-plan'),
  request: { params: itemParams },
  responses: { 200: json(savedPlanSchema), ...refusals(401, 403, 404) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a saved plan',
  ...allow('dietician'),
  ...audit('deletes', 'saved-diet-plan'),
  request: { params: itemParams },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

export function savedPlanRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.openapi(list, async (context) =>
    context.json(await listSavedPlans(db, scopeOf(context), context.req.valid('query')), 200),
  );

  api.openapi(save, async (context) => {
    const scope = scopeOf(context);
    const input = context.req.valid('json');
    const saved = await createOnce(context, input, async (running) => {
      running.changed('saved-diet-plan', scope.customerId);
      return insertSavedPlan(running.db, scope, input, {
        id: orderedId(),
        at: deps.now().toISOString(),
        by: sessionOf(context).id,
      });
    });
    return context.json(saved, 201);
  });

  api.openapi(read, async (context) =>
    context.json(await readSavedPlan(db, scopeOf(context), context.req.valid('param').id), 200),
  );

  api.openapi(remove, async (context) => {
    const scope = scopeOf(context);
    await write(operationOf(context), async (running) => {
      running.changed('saved-diet-plan', scope.customerId);
      await deleteSavedPlan(running.db, scope, context.req.valid('param').id);
    });
    return context.body(null, 204);
  });
}
