import * as z from 'zod';
import { daySchema } from '#domain/daySchema.ts';
import { dietPlanSchema, planSummarySchema, planUploadSchema } from '#domain/plans/planSchema.ts';
import { lockPeriod } from '../coaching/period.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, operationOf, pageOf, pageQuery } from '../http/operation.ts';
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

export function planRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.operation({
    get: path,
    summary: 'The diet plans of a customer, uploaded last first',
    by: ['dietician'],
    reads: 'diet-plan',
    query: listQuery,
    gives: pageOf(planSummarySchema),
    answer: (context) => listPlans(db, scopeOf(context), context.req.valid('query')),
  });

  api.operation({
    post: path,
    summary: 'Upload a diet plan',
    by: ['dietician'],
    changes: 'diet-plan',
    once: true,
    takes: planUploadSchema,
    makes: dietPlanSchema,
    refuses: [409],
    answer: async (context) => {
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
      return plan;
    },
  });

  api.operation({
    get: `${path}/latest`,
    summary: 'The diet plan uploaded last; null while there is none',
    by: ['owner', 'dietician'],
    reads: 'diet-plan',
    gives: z.strictObject({ plan: dietPlanSchema.nullable() }),
    answer: async (context) => ({ plan: await latestPlan(db, scopeOf(context)) }),
  });

  api.operation({
    get: `${path}/{id}`,
    summary: 'One diet plan',
    by: ['owner', 'dietician'],
    reads: 'diet-plan',
    gives: dietPlanSchema,
    answer: async (context) => {
      const plan = await readPlan(db, scopeOf(context), context.req.valid('param').id);
      context.header('etag', `"${plan.version}"`);
      return plan;
    },
  });

  api.operation({
    put: `${path}/{id}`,
    summary: 'Update a diet plan; the day it was uploaded stays',
    by: ['dietician'],
    changes: 'diet-plan',
    ifMatch: 'needed',
    takes: planUploadSchema,
    gives: dietPlanSchema,
    refuses: [409],
    answer: async (context) => {
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
      return plan;
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete a diet plan',
    by: ['dietician'],
    deletes: 'diet-plan',
    ifMatch: 'needed',
    answer: async (context) => {
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
    },
  });

  const instant = () => deps.now().toISOString();
  const today = (scope: CustomerScope) => todayOf(deps, scope);
}
