import { NO_PERIOD, standingOf } from '#domain/coaching/period.ts';
import type {
  CoachingPeriod,
  PeriodChange,
  PeriodDates,
  PlanStatus,
  Standing,
} from '#domain/coaching/periodSchema.ts';
import {
  reasonsToConfirmRenewal,
  type TransitionName,
  transitions,
} from '#domain/coaching/transitions.ts';
import { type Day, dayIn } from '#domain/day.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, requireConfirmation } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { lockCustomer, write } from '../http/write.ts';
import { settle } from '../notify/notify.ts';

/**
 * Reads a customer's period and locks it until the transaction ends, so that a pause and an upload at the same
 * time wait for each other. It locks the customer's row, because the row of the period may not exist yet.
 */
export async function lockPeriod(
  { db, engine }: { db: Db; engine: Deps['engine'] },
  scope: CustomerScope,
): Promise<CoachingPeriod> {
  await lockCustomer({ db, engine }, scope);
  return readPeriod(db, scope.customerId);
}

/** A customer's period as it is stored; `NO_PERIOD` while there is none. */
export async function readPeriod(db: Db, customerId: string): Promise<CoachingPeriod> {
  const row = await db
    .selectFrom('coachingPeriod')
    .select(['planStatus', 'planStartDate', 'planEndDate'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return row ? { ...row, planStatus: row.planStatus as PlanStatus } : NO_PERIOD;
}

/**
 * Changes a coaching period by a transition of the domain. Throws 409 when the transition refuses, or
 * when a renewal has to be confirmed first.
 */
export async function changePeriod(
  operation: Operation,
  scope: CustomerScope,
  name: TransitionName,
  { confirm, reasonsRead, ...dates }: PeriodChange,
): Promise<void> {
  await write(operation, async (running) => {
    const { db, changed } = running;
    const period = await lockPeriod({ db, engine: operation.engine }, scope);
    const today = todayOf(operation, scope);
    const outcome = transitions[name].apply(period, today, dates);
    if (!outcome.ok) throw new ApiFailure(409, outcome.refusal.code, outcome.refusal.message);
    if (name === 'renew')
      requireConfirmation(reasonsToConfirm(period, today, dates), { confirm, reasonsRead });
    const resumes = outcome.value.planStatus === 'active' && isResting(standingOf(period, today));
    const at = operation.now();
    await storePeriod(db, scope.customerId, outcome.value, at, resumes ? at : undefined);
    changed('coaching-period', scope.customerId);
    const { customerId } = scope;
    for (const kind of ['new-customer', 'period-ending', 'customer-period-ending'] as const)
      await settle(running, { kind, customerId, at: operation.now() });
  });
}

/**
 * Sets the period with which a customer starts. Does nothing without dates, with dates that are no valid period,
 * or when a dietician has set a period already. Returns whether it was set.
 */
export async function beginPeriod(
  db: Db,
  customerId: string,
  dates: PeriodDates,
  now: Date,
): Promise<boolean> {
  const period = await readPeriod(db, customerId);
  if (period.planStatus !== NO_PERIOD.planStatus) return false;
  const outcome = transitions.dates.apply(NO_PERIOD, dayIn('UTC', now), dates);
  if (outcome.ok) await storePeriod(db, customerId, outcome.value, now);
  return outcome.ok;
}

const isResting = (standing: Standing) => standing === 'paused' || standing === 'expired';

/** `resumed`: when coaching resumed after a pause or an end, if it does so now. */
async function storePeriod(
  db: Db,
  customerId: string,
  period: CoachingPeriod,
  now: Date,
  resumed?: Date,
) {
  const values = {
    ...period,
    updatedAt: now.toISOString(),
    ...(resumed && { resumedAt: resumed.toISOString() }),
  };
  await db
    .insertInto('coachingPeriod')
    .values({ customerId, ...values })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(values))
    .execute();
}

function reasonsToConfirm(period: CoachingPeriod, today: Day, { startDate, endDate }: PeriodDates) {
  return startDate && endDate ? reasonsToConfirmRenewal(period, today, { startDate, endDate }) : {};
}
