import { planChanges } from '#domain/plans/changes.ts';
import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import type { KeptMarks } from '#domain/plans/versionSchema.ts';
import { orderedId } from '../db/orderedId.ts';
import type { CustomerScope } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import { insertPlan, readPlan, updatePlan } from './queries.ts';

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
