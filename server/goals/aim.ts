import type { Day } from '#domain/day.ts';
import { type Aim, aimFaults, isDayKind, unitsOf } from '#domain/goals/goal.ts';
import type { GoalChange, GoalInput } from '#domain/goals/goalSchema.ts';
import type { Side } from '#domain/goals/policy.ts';
import { type Agreement, awaits } from '#domain/goals/policy.ts';
import {
  type Body,
  goesFurther,
  unsafeReasons,
  unsafeRefusal,
  unsafeToAccept,
} from '#domain/goals/safeBounds.ts';
import { inUnit, siOf } from '#domain/measurements/measurement.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import type { Refusal } from '#domain/refusal.ts';
import { orderedId } from '../db/schema.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { latestOf, ownKind } from '../measurements/queries.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import { say } from '../words.ts';
import type { GoalRow } from './values.ts';

/** A change of a goal: its request, its transaction, the customer, and the side that makes it. */
export type Changing = {
  readonly operation: Operation;
  readonly running: Write;
  readonly scope: CustomerScope;
  readonly by: Side;
};

export const todayIn = ({ operation, scope }: Changing): Day => todayOf(operation, scope);

export const refused = ({ code, message }: Refusal, field?: string) =>
  new ApiFailure(409, code, message, field ? { fields: { [field]: message } } : {});

const isOfPractice = (kind: string) => unitsOf(kind).length === 0;

/** The aim of a new goal. Throws 422 when its fields do not fit together. */
export async function newAim(changing: Changing, { reason: _, ...input }: GoalInput): Promise<Aim> {
  const kind = isOfPractice(input.kind) ? await ownKind(changing.running.db, input.kind) : null;
  if (kind === undefined) throw invalidField('kind', say.noSuchKind);
  const aim = await withStart(changing, { ...input, unit: kind?.unit ?? input.unit });
  refuseFaults(Object.entries(aimFaults(aim, todayIn(changing))));
  return aim;
}

/** The aim of a goal after a change; absent fields stay as they are. Throws 422. */
export async function changedAim(
  changing: Changing,
  before: GoalRow,
  change: GoalChange,
): Promise<Aim> {
  const { kind, words, target, beginsOn, endsOn } = before;
  const unit = isOfPractice(kind) ? before.unit : (change.unit ?? before.unit);
  const aim = await withStart(changing, {
    kind,
    words: change.words ?? words,
    target: change.target ?? target,
    unit,
    start: change.start === undefined ? startIn(unit, before) : change.start,
    beginsOn: change.beginsOn ?? beginsOn,
    endsOn: change.endsOn ?? endsOn,
  });
  // An old goal keeps dates that would be refused for a new goal.
  const isKept = (field: string) =>
    (field === 'beginsOn' || field === 'endsOn') && before[field] === aim[field];
  refuseFaults(
    Object.entries(aimFaults(aim, todayIn(changing))).filter(([field]) => !isKept(field)),
  );
  return aim;
}

const startIn = (unit: string, { start, unit: before }: GoalRow): number | null =>
  start === null || unit === before ? start : inUnit(siOf(start, before), unit);

/**
 * Keeps words only for a habit. A goal of a measured kind without a start value starts at the last measured
 * one.
 */
async function withStart(changing: Changing, aim: Aim): Promise<Aim> {
  const { running, scope } = changing;
  const { kind, unit, beginsOn } = aim;
  if (isDayKind(kind)) return { ...aim, words: kind === 'habit' ? aim.words : '', start: null };
  // A goal that begins later does not start at today's weight.
  if (aim.start !== null || beginsOn > todayIn(changing)) return { ...aim, words: '' };
  const latest = await latestOf(running.db, scope, kind);
  const isBefore = latest !== undefined && latest.date <= beginsOn;
  return { ...aim, words: '', start: isBefore ? inUnit(latest.si, unit) : null };
}

function refuseFaults([fault]: readonly [field: string, sentence: string][]): void {
  if (fault) throw invalidField(...fault);
}

/** What is known of the customer's body now. */
async function bodyOf({ running, scope }: Changing): Promise<Body> {
  const latest = await latestOf(running.db, scope, 'weight');
  const row = await running.db
    .selectFrom('customerProfile')
    .select('profile')
    .where('customerId', '=', scope.customerId)
    .executeTakeFirst();
  const profile = row ? (JSON.parse(row.profile) as CustomerProfileInput) : EMPTY_PROFILE;
  // Older profiles were not asked about pregnancy.
  const { dateOfBirth, pregnancy = null, height, heightUnit } = profile;
  return {
    dateOfBirth,
    pregnancy,
    height: height ? siOf(height, heightUnit === 'inches' ? 'in' : heightUnit) : null,
    weight: latest?.si ?? null,
  };
}

type Reasons = { readonly given: string | undefined; readonly before?: GoalRow };

/**
 * The reason to store: '' within safe bounds; the stored one while the goal goes no further than before.
 * Throws 409 when a reason is missing, or when no reason would be enough.
 */
export async function keptReason(
  changing: Changing,
  aim: Aim,
  { given, before }: Reasons,
): Promise<string> {
  const { operation, running, scope, by } = changing;
  if (aim.kind !== 'weight') return '';
  const today = todayIn(changing);
  const body = await bodyOf(changing);
  const kept = before && !goesFurther(aim, before, body, today) ? before.reason : '';
  const reason = given ?? kept;
  const { hidesNumbers } = scope;
  const refusal = unsafeRefusal(aim, body, { today, by, reason, hidesNumbers });
  if (refusal) throw refused(refusal, by === 'dietician' ? 'reason' : 'target');
  if (unsafeReasons(aim, body, today).length === 0) return '';
  if (operation.entry)
    await running.db
      .insertInto('auditEntry')
      .values({ ...operation.entry, id: orderedId(), what: 'goal-reason' })
      .execute();
  return reason;
}

/**
 * Checks the safe bounds again before a goal is accepted, because a weight may have been measured since it
 * was set. Throws 409.
 */
export async function refuseUnsafe(changing: Changing, goal: GoalRow): Promise<void> {
  if (goal.kind !== 'weight') return;
  const { by, scope } = changing;
  const { hidesNumbers } = scope;
  const asked = { today: todayIn(changing), by, reason: goal.reason, hidesNumbers };
  const refusal = unsafeToAccept(goal, await bodyOf(changing), asked);
  if (refusal) throw refused(refusal);
}

/**
 * Tells a customer of a goal that waits for their answer or was reached. For any other goal it settles the
 * earlier news.
 */
export async function tellOfGoal(
  { running, scope, operation }: Changing,
  goal: Agreement & { readonly id: string },
): Promise<void> {
  const { customerId } = scope;
  const news = { customerId, about: goal.id, at: operation.now() };
  await settle(running, { kind: 'goal-proposed', ...news });
  if (awaits(goal) === 'customer')
    await notifyCustomer(running, { kind: 'goal-proposed', ...news });
  if (goal.state === 'reached') await notifyCustomer(running, { kind: 'goal-reached', ...news });
}
