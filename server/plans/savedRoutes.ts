import {
  planInputSchema,
  savedPlanSchema,
  savedPlanSummarySchema,
} from '#domain/plans/planSchema.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, operationOf, pageOf, pageQuery } from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { deleteSavedPlan, insertSavedPlan, listSavedPlans, readSavedPlan } from './savedQueries.ts';

const path = '/customers/{uid}/saved-diet-plans';

export function savedPlanRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.operation({
    get: path,
    summary: 'The saved plans of a customer, saved last first',
    by: ['dietician'],
    reads: 'saved-diet-plan',
    query: pageQuery,
    gives: pageOf(savedPlanSummarySchema),
    answer: (context) => listSavedPlans(db, scopeOf(context), context.req.valid('query')),
  });

  api.operation({
    post: path,
    summary: 'Keep a copy of a plan for a customer',
    by: ['dietician'],
    changes: 'saved-diet-plan',
    once: true,
    takes: planInputSchema,
    makes: savedPlanSchema,
    answer: async (context) => {
      const scope = scopeOf(context);
      const input = context.req.valid('json');
      return createOnce(context, input, async (running) => {
        running.changed('saved-diet-plan', scope.customerId);
        return insertSavedPlan(running.db, scope, input, {
          id: orderedId(),
          at: deps.now().toISOString(),
          by: sessionOf(context).id,
        });
      });
    },
  });

  api.operation({
    get: `${path}/{id}`,
    summary: 'One saved plan',
    by: ['dietician'],
    reads: 'saved-diet-plan',
    gives: savedPlanSchema,
    answer: (context) => readSavedPlan(db, scopeOf(context), context.req.valid('param').id),
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete a saved plan',
    by: ['dietician'],
    deletes: 'saved-diet-plan',
    answer: async (context) => {
      const scope = scopeOf(context);
      await write(operationOf(context), async (running) => {
        running.changed('saved-diet-plan', scope.customerId);
        await deleteSavedPlan(running.db, scope, context.req.valid('param').id);
      });
    },
  });
}
