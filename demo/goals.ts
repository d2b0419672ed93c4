import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import type { SetGoal } from './life/goals.ts';

type Mine = { readonly customerId: string; readonly dieticianId: string };

/** Inserts the goals of a customer, and how often their habits were done. */
export async function insertGoals(db: Db, mine: Mine, goals: readonly SetGoal[]): Promise<void> {
  for (const goal of goals) await insertGoal(db, mine, goal);
}

async function insertGoal(db: Db, { customerId, dieticianId }: Mine, goal: SetGoal) {
  const { done, ...rest } = goal;
  const goalId = orderedId();
  const isAccepted = goal.acceptedAt !== null;
  const isClosed = goal.closedOn !== null;
  await db
    .insertInto('goal')
    .values({
      ...rest,
      customerId,
      id: goalId,
      writtenBy: goal.maker,
      reason: '',
      version: 1 + Number(isAccepted) + Number(isClosed),
    })
    .execute();
  const { words, target, unit, start, beginsOn, endsOn } = goal;
  const kept = { words, target, unit, start, beginsOn, endsOn };
  const proposed = goal.maker === 'customer' ? 'active' : 'proposed';
  const ofCustomer = { by: 'customer' as const, byId: customerId };
  const ofDietician = { by: 'dietician' as const, byId: dieticianId };
  const changes = [
    ...(goal.acceptedAt
      ? [
          {
            ...(goal.maker === 'customer' ? ofDietician : ofCustomer),
            was: proposed,
            changedAt: goal.acceptedAt,
          },
        ]
      : []),
    ...(goal.closedOn
      ? [{ ...ofCustomer, was: 'active', changedAt: `${goal.closedOn}T19:40:00.000Z` }]
      : []),
  ];
  for (const [index, { was, ...change }] of changes.entries())
    await db
      .insertInto('goalChange')
      .values({
        ...change,
        customerId,
        goalId,
        version: index + 1,
        was: JSON.stringify({ ...kept, state: was }),
      })
      .execute();
  if (done.size === 0) return;
  await db
    .insertInto('goalHabitDay')
    .values([...done].map(([date, count]) => ({ customerId, goalId, date, count })))
    .execute();
}
