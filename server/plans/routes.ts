import * as z from 'zod';
import { daySchema } from '#domain/daySchema.ts';
import { dietPlanSchema, planSummarySchema, planUploadSchema } from '#domain/plans/planSchema.ts';
import { lockPeriod } from '../coaching/period.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { changePlan, refuseUnlessUploadable, settlePlan, uploadPlan } from './changes.ts';
import { requirePlanConfirmation } from './confirmation.ts';
import { requireMarkedReason } from './marked.ts';
import { countMeals } from './mealTexts.ts';
import { deletePlan, latestPlan, listPlans, readPlan } from './queries.ts';

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
    answer: ({ scope, query }) => listPlans(db, scope, query),
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
    answer: async ({
      context,
      scope,
      session,
      input: { confirm, reasonsRead, markedReason, ...input },
    }) => {
      // The Idempotency-Key covers the plan without its confirmation: a retry may come without it.
      const confirmation = { confirm, reasonsRead };
      const plan = await createOnce(context, input, async (running) => {
        await refuseUnlessUploadable(deps, running, scope);
        const toStore = { input, today: today(scope), confirmation };
        const wanted = { plans: [input], today: toStore.today };
        const marked = await requireMarkedReason(running, scope, wanted, markedReason);
        await requirePlanConfirmation(running.db, scope, toStore);
        running.changed('diet-plan', scope.customerId);
        const by = session.id;
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
    answer: async ({ scope }) => ({ plan: await latestPlan(db, scope) }),
  });

  api.operation({
    get: `${path}/{id}`,
    summary: 'One diet plan',
    by: ['owner', 'dietician'],
    reads: 'diet-plan',
    gives: dietPlanSchema,
    answer: async ({ context, scope, params }) => {
      const plan = await readPlan(db, scope, params.id);
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
    answer: async ({
      context,
      scope,
      session,
      operation,
      params: { id },
      input: { confirm, reasonsRead, markedReason, ...input },
      version,
    }) => {
      const by = session.id;
      const confirmation = { confirm, reasonsRead };
      const change = { id, version, at: instant(), by };
      const toStore = { input, today: today(scope), updated: change, confirmation };
      const plan = await write(operation, async (running) => {
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
    answer: async ({ scope, operation, params: { id }, version }) => {
      await write(operation, async (running) => {
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
