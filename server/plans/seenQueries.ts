import { addDays, type Day } from '#domain/day.ts';
import { NO_CHANGES, planChanges } from '#domain/plans/changes.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { UnseenPlan } from '#domain/plans/versionSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { invalidField, notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { say } from '../words.ts';
import { WRITTEN, writtenIn } from './rows.ts';
import { contentOf } from './versionQueries.ts';

// Half a year of weekly plans.
const MOST_PLANS = 26;

/**
 * The plans whose latest version the customer has not seen, those that start last first. Each is compared
 * with the version that they have seen, so a change that was undone is no change. A plan that they never saw
 * is included until its week is over.
 */
export async function unseenPlans(db: Db, scope: CustomerScope, today: Day): Promise<UnseenPlan[]> {
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
export async function markSeen(
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
