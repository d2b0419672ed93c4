import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import type { Confirmation } from '#domain/confirmSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import { type PlanInput, WEEK_REASON_MAX } from '#domain/plans/planSchema.ts';
import { afterPeriodWords, reasonsToConfirm, type StoredPlan } from '#domain/plans/upload.ts';
import type { Db } from '../db/open.ts';
import { requireConfirmation } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { editedMeanwhile } from '../http/write.ts';
import { readPlan } from './queries.ts';

type PlanToStore = {
  readonly input: PlanInput;
  /** Today in the customer's time zone. */
  readonly today: Day;
  /** The plan to update; absent for an upload. */
  readonly updated?: { readonly id: string; readonly version: number };
  readonly confirmation: Confirmation;
};

/**
 * Throws 409 with the reasons to confirm an upload or update, unless they are confirmed. Called in the
 * transaction that writes the plan, after the customer is locked, so that of two uploads at once the second
 * sees the first. Throws 404 for an unknown plan, and 412 when it was updated in the meantime.
 */
export async function requirePlanConfirmation(
  db: Db,
  scope: CustomerScope,
  { input, today, updated, confirmation }: PlanToStore,
): Promise<void> {
  const before = updated ? await readPlan(db, scope, updated.id) : null;
  if (before && before.version !== updated?.version) throw editedMeanwhile();
  const around = await plansAround(db, scope, input.startDate);
  requireConfirmation(reasonsToConfirm(input, { today, around, before }), confirmation);
}

type WeeksToStore = Pick<PlanToStore, 'today' | 'confirmation'> & {
  readonly plans: readonly PlanInput[];
  readonly period: CoachingPeriod;
};

/**
 * The same for plans that are uploaded together. Reasons are listed by the plan's index: '2.past' is about
 * the third plan. That they go past the coaching period is one reason for all of them.
 */
export async function requireWeeksConfirmation(
  db: Db,
  scope: CustomerScope,
  { plans, today, period, confirmation }: WeeksToStore,
): Promise<void> {
  const reasons: Record<string, string> = {};
  for (const [index, plan] of plans.entries()) {
    const around = await plansAround(db, scope, plan.startDate);
    const ofPlan = reasonsToConfirm(plan, { today, around, before: null });
    for (const [code, sentence] of Object.entries(ofPlan))
      reasons[`${index}.${code}`] = shortened(sentence);
  }
  const afterPeriod = afterPeriodWords(plans, period.planEndDate);
  if (afterPeriod) reasons['after-period'] = afterPeriod;
  requireConfirmation(reasons, confirmation);
}

// Half the limit, because one character may take two UTF-16 units.
const shortened = (sentence: string) => [...sentence].slice(0, WEEK_REASON_MAX / 2).join('');

/** The plans that have a day in the week from `startDate`. */
const plansAround = (db: Db, scope: CustomerScope, startDate: Day): Promise<StoredPlan[]> =>
  db
    .selectFrom('dietPlan')
    .select(['id', 'name', 'startDate', 'uploadedAt'])
    .where('customerId', '=', scope.customerId)
    .where('startDate', '>=', addDays(startDate, 1 - DAYS_PER_PLAN))
    .where('startDate', '<=', addDays(startDate, DAYS_PER_PLAN - 1))
    .execute();
