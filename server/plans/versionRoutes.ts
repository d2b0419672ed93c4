import * as z from 'zod';
import { addDays, type Day } from '#domain/day.ts';
import { NO_CHANGES, planChanges } from '#domain/plans/changes.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import {
  acceptedMealsSchema,
  planVersionSchema,
  planVersionSummarySchema,
  seenInputSchema,
  type UnseenPlan,
  unseenPlanSchema,
} from '#domain/plans/versionSchema.ts';
import { shapedText } from '#domain/textSchema.ts';
import { lockPeriod } from '../coaching/period.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Deps } from '../http/deps.ts';
import { invalidField, notFound } from '../http/failure.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { say } from '../words.ts';
import { settlePlan } from './changes.ts';
import { acceptedMeals } from './marked.ts';
import { WRITTEN, writtenIn } from './rows.ts';
import { contentOf, listVersions, readVersion } from './versionQueries.ts';

// Half a year of weekly plans.
const MOST_PLANS = 26;

/**
 * The plans whose latest version the customer has not seen, those that start last first. Each is compared
 * with the version that they have seen, so a change that was undone is no change. A plan that they never saw
 * is included until its week is over.
 */
async function unseenPlans(db: Db, scope: CustomerScope, today: Day): Promise<UnseenPlan[]> {
  const rows = await db
    .selectFrom('dietPlan')
    .select(['id', ...WRITTEN, 'version', 'seenVersion'])
    .where('customerId', '=', scope.customerId)
    .where((where) =>
      where.or([
        where('seenVersion', '<', where.ref('version')),
        where.and([
          where('seenVersion', 'is', null),
          where('startDate', '>', addDays(today, -DAYS_PER_PLAN)),
        ]),
      ]),
    )
    .orderBy('startDate', 'desc')
    .limit(rowLimit(MOST_PLANS))
    .execute();
  const unseen: UnseenPlan[] = [];
  for (const row of rows) {
    const { id: planId, version, seenVersion } = row;
    const after = writtenIn(row);
    const seen = seenVersion === null ? undefined : await contentOf(db, scope, planId, seenVersion);
    const changes = seen ? planChanges(seen, after) : NO_CHANGES;
    unseen.push({ planId, version, seenVersion, changes, mealTimings: after.mealTimings });
  }
  return unseen;
}

/**
 * Stores that the customer has seen a version. Returns false when they had already seen it or a later one.
 * Throws 404 for an unknown plan, 422 for a version that does not exist yet.
 */
async function markSeen(
  db: Db,
  { customerId }: CustomerScope,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const row = await db
    .updateTable('dietPlan')
    .set({ seenVersion: version })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('version', '>=', version)
    .where((where) =>
      where.or([where('seenVersion', 'is', null), where('seenVersion', '<', version)]),
    )
    .returning('version')
    .executeTakeFirst();
  if (row) return true;
  const plan = await db
    .selectFrom('dietPlan')
    .select('version')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!plan) throw notFound();
  if (plan.version < version) throw invalidField('version', say.noSuchVersion);
  return false;
}

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
