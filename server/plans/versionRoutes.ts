import * as z from 'zod';
import {
  acceptedMealsSchema,
  planVersionSchema,
  planVersionSummarySchema,
  seenInputSchema,
  unseenPlanSchema,
} from '#domain/plans/versionSchema.ts';
import { shapedText } from '#domain/textSchema.ts';
import { lockPeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { say } from '../words.ts';
import { settlePlan } from './changes.ts';
import { acceptedMeals } from './marked.ts';
import { markSeen, unseenPlans } from './seenQueries.ts';
import { listVersions, readVersion } from './versionQueries.ts';

const path = '/customers/{uid}/diet-plans';

/** Must be registered before the routes of one plan, whose `{id}` would match `changes` and `accepted-meals`. */
export function planVersionRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.operation({
    get: `${path}/changes`,
    summary: 'What changed in the plans of a customer since they last looked',
    by: ['owner', 'dietician'],
    reads: 'diet-plan',
    gives: z.strictObject({ items: z.array(unseenPlanSchema) }),
    answer: async ({ scope }) => {
      const items = await unseenPlans(db, scope, todayOf(deps, scope));
      return { items };
    },
  });

  api.operation({
    get: `${path}/accepted-meals`,
    summary:
      'The marked meals of a customer that a reason was given for, which is not asked for again',
    by: ['dietician'],
    reads: 'diet-plan',
    gives: acceptedMealsSchema,
    answer: async ({ scope }) => ({ items: await acceptedMeals(db, scope) }),
  });

  api.operation({
    get: `${path}/{id}/versions`,
    summary: 'The versions of a diet plan, the latest first: who, when, and what each changed',
    by: ['dietician'],
    reads: 'diet-plan',
    query: pageQuery,
    gives: pageOf(planVersionSummarySchema),
    answer: ({ scope, params: { id }, query }) => listVersions(db, scope, id, query),
  });

  api.operation({
    get: `${path}/{id}/versions/{version}`,
    summary: 'A diet plan as it was in one version; update the plan with it to bring it back',
    by: ['dietician'],
    reads: 'diet-plan',
    params: {
      version: shapedText(9, /^[1-9]\d{0,8}$/, () => say.notAVersion).transform(Number),
    },
    gives: planVersionSchema,
    answer: ({ scope, params: { id, version } }) => readVersion(db, scope, id, version),
  });

  api.operation({
    put: `${path}/{id}/seen`,
    summary: 'Note that the customer has seen a version of a plan',
    by: ['owner'],
    changes: 'diet-plan',
    takes: seenInputSchema,
    answer: async ({ scope, operation, params: { id }, input: { version } }) => {
      await write(operation, async (running) => {
        // All changes of plans lock the customer first, so that two of them cannot deadlock.
        await lockPeriod({ db: running.db, engine: deps.engine }, scope);
        const isNews = await markSeen(running.db, scope, { id, version });
        if (!isNews) return;
        running.changed('plan-seen', scope.customerId);
        await settlePlan(running, scope, id, deps.now());
      });
    },
  });
}
