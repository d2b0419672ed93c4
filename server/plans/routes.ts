import * as z from 'zod';
import { daySchema } from '#domain/daySchema.ts';
import { dietPlanSchema, planSummarySchema, planUploadSchema } from '#domain/plans/planSchema.ts';
import { audit } from '../audit/declare.ts';
import { lockPeriod } from '../coaching/period.ts';
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
  ifMatchHeaders,
  itemParams,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { type CustomerScope, scopeOf, sessionOf, todayOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { write } from '../http/write.ts';
import { requirePlanConfirmation } from './confirmation.ts';
import { requireMarkedReason } from './marked.ts';
import { countMeals } from './mealTexts.ts';
import { deletePlan, latestPlan, listPlans, readPlan } from './queries.ts';
import { changePlan, settlePlan, uploadPlan } from './told.ts';
import { refuseUnlessUploadable } from './uploadable.ts';

const path = '/customers/{uid}/diet-plans';

const listQuery = pageQuery.extend({
  from: daySchema.optional().meta({ description: 'Only plans with a day on or after this one' }),
});

const list = createRoute({
  method: 'get',
  path,
  summary: 'The diet plans of a customer, uploaded last first',
  ...allow('dietician'),
  ...audit('reads', 'diet-plan'),
  request: { params: customerParams, query: listQuery },
  responses: { 200: json(pageOf(planSummarySchema)), ...refusals(401, 403, 404, 422) },
});

const upload = createRoute({
  method: 'post',
  path,
  summary: 'Upload a diet plan',
  ...allow('dietician'),
  ...audit('changes', 'diet-plan'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(planUploadSchema) },
  responses: { 201: json(dietPlanSchema), ...refusals(401, 403, 404, 409, 422) },
});

const latest = createRoute({
  method: 'get',
  path: `${path}/latest`,
  summary: 'The diet plan uploaded last; null while there is none',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'diet-plan'),
  request: { params: customerParams },
  responses: {
    200: json(z.strictObject({ plan: dietPlanSchema.nullable() })),
    ...refusals(401, 403, 404),
  },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One diet plan',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'diet-plan'),
  request: { params: itemParams },
  responses: { 200: json(dietPlanSchema), ...refusals(401, 403, 404) },
});

const update = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Update a diet plan; the day it was uploaded stays',
  ...allow('dietician'),
  ...audit('changes', 'diet-plan'),
  request: { params: itemParams, headers: ifMatchHeaders, body: body(planUploadSchema) },
  responses: { 200: json(dietPlanSchema), ...refusals(401, 403, 404, 409, 412, 422, 428) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a diet plan',
  ...allow('dietician'),
  ...audit('deletes', 'diet-plan'),
  request: { params: itemParams, headers: ifMatchHeaders },
  responses: { 204: nothing, ...refusals(401, 403, 404, 412, 428) },
});

export function planRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.openapi(list, async (context) =>
    context.json(await listPlans(db, scopeOf(context), context.req.valid('query')), 200),
  );

  api.openapi(upload, async (context) => {
    const scope = scopeOf(context);
    // The Idempotency-Key covers the plan without its confirmation: a retry may come without it.
    const { confirm, reasonsRead, markedReason, ...input } = context.req.valid('json');
    const confirmation = { confirm, reasonsRead };
    const plan = await createOnce(context, input, async (running) => {
      await refuseUnlessUploadable(deps, running, scope);
      const toStore = { input, today: today(scope), confirmation };
      const wanted = { plans: [input], today: toStore.today };
      const marked = await requireMarkedReason(running, scope, wanted, markedReason);
      await requirePlanConfirmation(running.db, scope, toStore);
      running.changed('diet-plan', scope.customerId);
      const by = sessionOf(context).id;
      const made = { id: orderedId(), at: instant(), by, marked };
      const uploaded = await uploadPlan(running, scope, input, made);
      await countMeals(running.db, scope.customerId);
      return uploaded;
    });
    context.header('etag', `"${plan.version}"`);
    return context.json(plan, 201);
  });

  api.openapi(latest, async (context) =>
    context.json({ plan: await latestPlan(db, scopeOf(context)) }, 200),
  );

  api.openapi(read, async (context) => {
    const plan = await readPlan(db, scopeOf(context), context.req.valid('param').id);
    context.header('etag', `"${plan.version}"`);
    return context.json(plan, 200);
  });

  api.openapi(update, async (context) => {
    const scope = scopeOf(context);
    const { id } = context.req.valid('param');
    const by = sessionOf(context).id;
    const { confirm, reasonsRead, markedReason, ...input } = context.req.valid('json');
    const confirmation = { confirm, reasonsRead };
    const change = { id, version: ifMatch(context), at: instant(), by };
    const toStore = { input, today: today(scope), updated: change, confirmation };
    const plan = await write(operationOf(context), async (running) => {
      await refuseUnlessUploadable(deps, running, scope);
      const wanted = { plans: [input], today: toStore.today, planId: id };
      const marked = await requireMarkedReason(running, scope, wanted, markedReason);
      await requirePlanConfirmation(running.db, scope, toStore);
      running.changed('diet-plan', scope.customerId);
      return changePlan(running, scope, input, { ...change, marked });
    });
    context.header('etag', `"${plan.version}"`);
    return context.json(plan, 200);
  });

  api.openapi(remove, async (context) => {
    const scope = scopeOf(context);
    const { id } = context.req.valid('param');
    const version = ifMatch(context);
    await write(operationOf(context), async (running) => {
      running.changed('diet-plan', scope.customerId);
      // All changes of plans lock the customer first, so that two of them cannot deadlock.
      await lockPeriod({ db: running.db, engine: deps.engine }, scope);
      await deletePlan(running.db, scope, { id, version });
      await settlePlan(running, scope, id, deps.now());
    });
    return context.body(null, 204);
  });

  const instant = () => deps.now().toISOString();
  const today = (scope: CustomerScope) => todayOf(deps, scope);
}
