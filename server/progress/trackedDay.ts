import type { Day } from '#domain/day.ts';
import type { TrackedDay } from '#domain/progress/progress.ts';
import type { Deps } from '../http/deps.ts';
import { type CustomerScope, todayOf } from '../http/scope.ts';
import { hasAnyPlan, plannedOn, planOfDay } from '../plans/queries.ts';
import { readDay } from './queries.ts';

/** One day of a customer: what is planned for it now, and what was logged. */
export async function trackedDay(deps: Deps, scope: CustomerScope, date: Day): Promise<TrackedDay> {
  const { db } = deps;
  const plan = await planOfDay(db, scope, date);
  return {
    date,
    today: todayOf(deps, scope),
    planned: plan ? plannedOn(date, plan) : null,
    hasAnyPlan: plan !== undefined || (await hasAnyPlan(db, scope)),
    record: await readDay(db, scope, date),
  };
}
