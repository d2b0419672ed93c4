import {
  planInputSchema,
  savedPlanSchema,
  savedPlanSummarySchema,
} from '#domain/plans/planSchema.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
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
    answer: ({ scope, query }) => listSavedPlans(db, scope, query),
  });

  api.operation({
    post: path,
    summary: 'Keep a copy of a plan for a customer',
    by: ['dietician'],
    changes: 'saved-diet-plan',
    once: true,
    takes: planInputSchema,
    makes: savedPlanSchema,
    answer: async ({ context, scope, session, input }) => {
      return createOnce(context, input, async (running) => {
        running.changed('saved-diet-plan', scope.customerId);
        return insertSavedPlan(running.db, scope, input, {
          id: orderedId(),
          at: deps.now().toISOString(),
          by: session.id,
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
    answer: ({ scope, params }) => readSavedPlan(db, scope, params.id),
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete a saved plan',
    by: ['dietician'],
    deletes: 'saved-diet-plan',
    answer: async ({ scope, operation, params }) => {
      await write(operation, async (running) => {
        running.changed('saved-diet-plan', scope.customerId);
        await deleteSavedPlan(running.db, scope, params.id);
      });
    },
  });
}
