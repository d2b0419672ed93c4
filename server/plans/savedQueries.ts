import type { PlanInput, SavedPlan, SavedPlanSummary } from '#domain/plans/planSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { countMeals } from './mealTexts.ts';
import { asSavedPlan, columnsOf } from './rows.ts';

const PAGES = pagesOf('saved-diet-plans', 2);

/** A page of a customer's saved plans, the one saved last first. */
export async function listSavedPlans(
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
export async function readSavedPlan(db: Db, scope: CustomerScope, id: string): Promise<SavedPlan> {
  const row = await db
    .selectFrom('savedDietPlan')
    .selectAll()
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return asSavedPlan(row);
}

export async function insertSavedPlan(
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
