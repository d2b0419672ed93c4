import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/scope.ts';

const KEPT = [
  'customerId',
  'version',
  'name',
  'startDate',
  'endDate',
  'weeklyDietPlan',
  'mealTimings',
  'notes',
] as const;

/**
 * Keeps a plan as it is now, before it is changed or deleted in the same transaction. Keeps nothing
 * where `version` is not the one there is: the change that follows is then refused.
 */
export async function keepVersion(
  db: Db,
  { customerId }: CustomerScope,
  plan: { id: string; version: number },
): Promise<void> {
  await db
    .insertInto('dietPlanVersion')
    .columns([...KEPT, 'planId', 'modifiedAt', 'modifiedBy'])
    .expression(
      db
        .selectFrom('dietPlan')
        .select([...KEPT, 'id', 'lastModified', 'modifiedBy'])
        .where('customerId', '=', customerId)
        .where('id', '=', plan.id)
        .where('version', '=', plan.version),
    )
    .execute();
}
