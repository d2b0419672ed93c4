import { addDays, type Day } from '#domain/day.ts';
import type { Goal, GoalChange, GoalInput } from '#domain/goals/goalSchema.ts';
import {
  type Agreement,
  begun,
  closed,
  type Move,
  mayChange,
  mayCount,
  moved,
  notReached,
  rewritten,
  tooManyGoals,
} from '#domain/goals/policy.ts';
import { withFigures } from '#domain/hiddenNumbers/hiddenNumbers.ts';
import { orderedId } from '../db/schema.ts';
import { invalidField } from '../http/failure.ts';
import { editedMeanwhile } from '../http/write.ts';
import { say } from '../words.ts';
import {
  type Changing,
  changedAim,
  keptReason,
  newAim,
  refused,
  refuseUnsafe,
  tellOfGoal,
  todayIn,
} from './aim.ts';
import { KEPT, openGoals, readGoal, withProgress } from './queries.ts';
import type { GoalRow } from './values.ts';

/** Changes of one customer's goals wait for each other. SQLite needs no lock: it has one writer at a time. */
async function lock({ operation, running, scope }: Changing): Promise<void> {
  if (operation.engine !== 'postgres') return;
  const asking = running.db.selectFrom('user').select('id').where('id', '=', scope.customerId);
  await asking.forNoKeyUpdate().execute();
}

/**
 * Stores a new goal. Throws 409 for too many goals or an unsafe one, 422 when its fields do not fit together.
 */
export async function insertGoal(changing: Changing, input: GoalInput): Promise<Goal> {
  const { operation, running, scope, by } = changing;
  await lock(changing);
  const tooMany = tooManyGoals((await openGoals(running.db, scope)).length);
  if (tooMany) throw refused(tooMany);
  const aim = await newAim(changing, input);
  const row = {
    customerId: scope.customerId,
    id: orderedId(),
    ...aim,
    ...begun(by),
    maker: by,
    said: '',
    reason: await keptReason(changing, aim, { given: input.reason }),
    closedOn: null,
    version: 1,
    createdAt: operation.now().toISOString(),
  };
  await running.db.insertInto('goal').values(row).execute();
  await tellOfGoal(changing, row);
  return answered(changing, row);
}

/** Changes a goal of this version, and stores its former state. Throws 404, 409, 412, 422. */
export async function updateGoal(
  changing: Changing,
  id: string,
  version: number,
  change: GoalChange,
): Promise<Goal> {
  await lock(changing);
  const before = await readGoal(changing.running.db, changing.scope, id);
  if (before.version !== version) throw editedMeanwhile();
  if (!mayChange(before)) throw refused(closed());
  const { hidesNumbers } = changing.scope;
  const aim = await changedAim(
    changing,
    before,
    hidesNumbers ? withFigures(change, before) : change,
  );
  return store(changing, before, {
    ...aim,
    ...rewritten(before, changing.by),
    reason: await keptReason(changing, aim, { given: change.reason, before }),
  });
}

/**
 * Accepts, declines, ends or drops a goal of this version, so nobody answers a goal they have not seen.
 * Repeating it changes nothing. Throws 404, 409 and 412.
 */
export async function moveGoal(
  changing: Changing,
  id: string,
  version: number,
  { move, said }: { readonly move: Move; readonly said: string },
): Promise<Goal> {
  await lock(changing);
  const before = await readGoal(changing.running.db, changing.scope, id);
  if (before.version !== version) throw editedMeanwhile();
  const now = changing.operation.now().toISOString();
  const outcome = moved(before, move, changing.by, now);
  if (!outcome.ok) throw refused(outcome.refusal);
  if (isSame(outcome.value, before)) return answered(changing, before);
  if (move === 'accepted') await refuseUnsafe(changing, before);
  const after = outcome.value;
  const closedOn = after.state === 'active' ? null : todayIn(changing);
  return store(changing, before, { ...after, said, closedOn });
}

const isSame = (one: Agreement, other: Agreement): boolean =>
  one.state === other.state && one.acceptedAt === other.acceptedAt;

/** Stores that a goal was reached, once the customer has been told. Throws 404 and 409. */
export async function celebrateGoal(changing: Changing, id: string): Promise<Goal> {
  await lock(changing);
  const before = await readGoal(changing.running.db, changing.scope, id);
  if (before.state === 'reached') return answered(changing, before);
  const reachedOn = (await answered(changing, before)).progress?.reachedOn;
  if (before.state !== 'active' || !reachedOn) throw refused(notReached());
  return store(changing, before, { state: 'reached', closedOn: reachedOn });
}

/** Stores how often a habit was done on a day of the last week; 0 for not at all. Throws 404, 409, 422. */
export async function countHabit(
  changing: Changing,
  id: string,
  { date, count }: { readonly date: Day; readonly count: number },
): Promise<Goal> {
  const { running, scope } = changing;
  await lock(changing);
  const goal = await readGoal(running.db, scope, id);
  if (goal.kind !== 'habit' || !mayCount(goal)) throw refused(closed());
  const today = todayIn(changing);
  if (date > today || date < addDays(today, -6) || date < goal.beginsOn)
    throw invalidField('date', say.ofTheLastSevenDays);
  const row = { customerId: scope.customerId, goalId: id, date, count };
  await running.db
    .insertInto('goalHabitDay')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'goalId', 'date']).doUpdateSet({ count }),
    )
    .execute();
  return answered(changing, goal);
}

/** Stores the next version of a goal, and its former state as a change. */
async function store(changing: Changing, before: GoalRow, after: Partial<GoalRow>): Promise<Goal> {
  const { operation, running, scope, by } = changing;
  const { customerId } = scope;
  const was = Object.fromEntries(KEPT.map((column) => [column, before[column]]));
  await running.db
    .insertInto('goalChange')
    .values({
      customerId,
      goalId: before.id,
      version: before.version,
      was: JSON.stringify(was),
      by,
      byId: operation.session?.id ?? null,
      changedAt: operation.now().toISOString(),
    })
    .execute();
  const stored = { ...before, ...after, version: before.version + 1 };
  await running.db
    .updateTable('goal')
    .set(stored)
    .where('customerId', '=', customerId)
    .where('id', '=', before.id)
    .execute();
  await tellOfGoal(changing, stored);
  return answered(changing, stored);
}

async function answered(changing: Changing, row: GoalRow): Promise<Goal> {
  const { running, scope } = changing;
  const [goal] = await withProgress(running.db, scope, [row], todayIn(changing));
  if (!goal) throw new Error('A goal without an answer');
  return goal;
}
