import type { Uploaded } from '#domain/plans/planSchema.ts';
import { takeBackRefusal } from '#domain/plans/upload.ts';
import { ApiFailure } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { countMeals } from './mealTexts.ts';
import { daysLoggedOn, removePlan } from './queries.ts';
import { settlePlan } from './told.ts';

/**
 * Deletes plans that were uploaded together, either all that still exist or none, and returns how many.
 * Throws 409 when a day was logged on one, or one was changed. Expects the customer to be locked.
 */
export async function takeBack(
  running: Write,
  scope: CustomerScope,
  uploaded: readonly Uploaded[],
  at: Date,
): Promise<number> {
  const { db } = running;
  const ids = uploaded.map(({ id }) => id);
  const rows = await db
    .selectFrom('dietPlan')
    .select(['id', 'name', 'version'])
    .where('customerId', '=', scope.customerId)
    .where('id', 'in', ids)
    .orderBy('startDate')
    .execute();
  const logged = await daysLoggedOn(db, scope, ids);
  const sent = new Map(uploaded.map(({ id, version }) => [id, version]));
  const refusal = takeBackRefusal(
    rows.map(({ id, name, version }) => ({
      name,
      daysLogged: logged.get(id) ?? 0,
      isChanged: version !== sent.get(id),
    })),
  );
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
  // Nothing is left to delete if they were taken back before, so no change is recorded.
  if (rows.length === 0) return 0;
  running.changed('diet-plan', scope.customerId);
  for (const plan of rows) {
    await removePlan(db, scope, plan);
    await settlePlan(running, scope, plan.id, at);
  }
  await countMeals(db, scope.customerId);
  return rows.length;
}
