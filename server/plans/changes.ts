import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import { planChanges } from '#domain/plans/changes.ts';
import type { DietPlan, PlanInput, Uploaded } from '#domain/plans/planSchema.ts';
import { takeBackRefusal, uploadRefusal } from '#domain/plans/upload.ts';
import type { KeptMarks } from '#domain/plans/versionSchema.ts';
import { lockPeriod } from '../coaching/period.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import { countMeals } from './mealTexts.ts';
import { insertPlan, loggedOn, readPlan, removePlan, updatePlan } from './queries.ts';

type Made = {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly marked: KeptMarks | null;
};

/** Stores a new plan, and tells its customer. */
export async function uploadPlan(
  running: Write,
  scope: CustomerScope,
  input: PlanInput,
  made: Made,
): Promise<DietPlan> {
  const { customerId } = scope;
  const plan = await insertPlan(running.db, scope, input, made);
  await notifyCustomer(running, {
    kind: 'new-plan',
    customerId,
    about: plan.id,
    at: new Date(made.at),
  });
  return plan;
}

/**
 * Stores several new plans, the last week first, so that the nearest one counts as the latest. Tells the
 * customer of that one only, because several plans are one piece of news. Returns the plans in the given
 * order.
 */
export async function uploadWeeks(
  running: Write,
  scope: CustomerScope,
  plans: readonly PlanInput[],
  made: Omit<Made, 'id'>,
) {
  const items: Pick<DietPlan, 'id' | 'name' | 'startDate' | 'endDate' | 'version'>[] = [];
  for (const [index, plan] of [...plans.entries()].toReversed()) {
    const store = index === 0 ? uploadPlan : storeUntold;
    const { id, name, startDate, endDate, version } = await store(running, scope, plan, {
      ...made,
      id: orderedId(),
    });
    items.unshift({ id, name, startDate, endDate, version });
  }
  return items;
}

const storeUntold = ({ db }: Write, scope: CustomerScope, plan: PlanInput, made: Made) =>
  insertPlan(db, scope, plan, made);

/** Replaces a plan, and tells its customer of changed meals. Throws 404 and 412. */
export async function changePlan(
  running: Write,
  scope: CustomerScope,
  input: PlanInput,
  change: Made & { readonly version: number },
): Promise<DietPlan> {
  const { customerId } = scope;
  const before = await readPlan(running.db, scope, change.id);
  const after = await updatePlan(running.db, scope, input, change);
  const at = new Date(change.at);
  if (planChanges(before, after).cells.length > 0)
    await notifyCustomer(running, { kind: 'changed-meals', customerId, about: after.id, at });
  return after;
}

/** Settles the news of a plan that was seen or deleted. */
export async function settlePlan(
  running: Write,
  { customerId }: CustomerScope,
  id: string,
  at: Date,
): Promise<void> {
  for (const kind of ['new-plan', 'changed-meals'] as const)
    await settle(running, { kind, customerId, about: id, at });
}

/** The coaching period, locked until the transaction ends. Throws 409 while it takes no plans. */
export async function refuseUnlessUploadable(
  deps: Pick<Deps, 'engine' | 'now'>,
  { db }: Write,
  scope: CustomerScope,
): Promise<CoachingPeriod> {
  const period = await lockPeriod({ db, engine: deps.engine }, scope);
  const refusal = uploadRefusal(period, todayOf(deps, scope));
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
  return period;
}

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
  const logged = await loggedOn(db, scope, ids);
  const sent = new Map(uploaded.map(({ id, version }) => [id, version]));
  const refusal = takeBackRefusal(
    rows.map(({ id, name, version }) => ({
      name,
      daysLogged: logged.get(id)?.daysLogged ?? 0,
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
