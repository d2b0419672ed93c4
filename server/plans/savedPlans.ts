import type { PlanInput, SavedPlan, SavedPlanSummary } from '#domain/plans/planSchema.ts';
import {
  planInputSchema,
  savedPlanSchema,
  savedPlanSummarySchema,
} from '#domain/plans/planSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { orderedId } from '../db/schema.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import type { Deps } from '../http/deps.ts';
import { notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { write } from '../http/write.ts';
import { countMeals } from './mealTexts.ts';
import { asSavedPlan, columnsOf } from './rows.ts';

const PAGES = pagesOf('saved-diet-plans', 2);

/** A page of a customer's saved plans, the one saved last first. */
async function listSavedPlans(
  db: Db,
  scope: CustomerScope,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ items: SavedPlanSummary[]; next: string | null }> {
  let query = db
    .selectFrom('savedDietPlan')
    .select(['id', 'name', 'savedAt'])
    .where('customerId', '=', scope.customerId)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(rowLimit(limit + 1));
  const keys = PAGES.keysOf(after);
  if (keys)
    query = query.where((where) =>
      where(where.refTuple('savedAt', 'id'), '<', where.tuple(keys[0] ?? '', keys[1] ?? '')),
    );
  return pageFrom(await query.execute(), limit, (row) => PAGES.cursorOf(row.savedAt, row.id));
}

/** One saved plan of a customer. Throws 404. */
async function readSavedPlan(db: Db, scope: CustomerScope, id: string): Promise<SavedPlan> {
  const row = await db
    .selectFrom('savedDietPlan')
    .selectAll()
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return asSavedPlan(row);
}

async function insertSavedPlan(
  db: Db,
  scope: CustomerScope,
  plan: PlanInput,
  made: { id: string; at: string; by: string },
): Promise<SavedPlan> {
  const row = {
    customerId: scope.customerId,
    id: made.id,
    ...columnsOf(plan),
    savedAt: made.at,
  };
  await db
    .insertInto('savedDietPlan')
    .values({ ...row, savedBy: made.by })
    .execute();
  await countMeals(db, scope.customerId);
  return asSavedPlan(row);
}

/** Throws 404. */
export async function deleteSavedPlan(db: Db, scope: CustomerScope, id: string): Promise<void> {
  const row = await db
    .deleteFrom('savedDietPlan')
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
  await countMeals(db, scope.customerId);
}

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
