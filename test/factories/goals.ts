import { addDays, type Day } from '#domain/day.ts';
import { usualEnd } from '#domain/goals/goal.ts';
import type { Goal, GoalInput } from '#domain/goals/goalSchema.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { KEPT } from '#server/goals/queries.ts';
import type { GoalRow } from '#server/goals/values.ts';
import { type Person, todayOf } from './people.ts';

/** A goal as people set it: a walk a day, for twelve weeks from `today`. */
export const goalInput = (today: Day, wishes: Partial<GoalInput> = {}): GoalInput => ({
  kind: 'habit',
  words: 'A walk after lunch',
  target: 1,
  unit: 'day',
  start: null,
  beginsOn: today,
  endsOn: usualEnd(today),
  ...wishes,
});

/** 72 kg in twelve weeks, from the current weight. */
export const weightGoal = (today: Day, wishes: Partial<GoalInput> = {}): GoalInput =>
  goalInput(today, { kind: 'weight', words: '', target: 72, unit: 'kg', ...wishes });

/** An active goal as the server answers it: eight hours of sleep, which a dietician proposed. */
export const goalSeen = (wishes: Partial<Goal> = {}): Goal => ({
  ...goalInput('2026-10-20', { kind: 'sleep', words: '', target: 8, unit: 'h' }),
  id: 'g1',
  endsOn: '2026-12-14',
  state: 'active',
  maker: 'dietician',
  writtenBy: 'dietician',
  acceptedAt: '2026-10-21T22:30:00.000Z',
  said: '',
  reason: '',
  closedOn: null,
  version: 2,
  progress: null,
  doneToday: 0,
  ...wishes,
});

export function goals(db: Db) {
  /** An active goal that the customer set, unless `wishes` differ. */
  const aGoal = async (customer: Person, wishes: Partial<GoalRow> = {}): Promise<GoalRow> => {
    const row: GoalRow = {
      ...goalInput(todayOf(customer)),
      customerId: customer.id,
      id: orderedId(),
      state: 'active',
      maker: 'customer',
      writtenBy: 'customer',
      acceptedAt: null,
      said: '',
      reason: '',
      closedOn: null,
      version: 1,
      createdAt: new Date().toISOString(),
      ...wishes,
    };
    await db.insertInto('goal').values(row).execute();
    return row;
  };
  return {
    aGoal,

    /** A habit whose end date is today, and which was done on each of the last seven days. */
    async aReachedGoal(customer: Person, wishes: Partial<GoalRow> = {}): Promise<GoalRow> {
      const today = todayOf(customer);
      const goal = await aGoal(customer, {
        beginsOn: addDays(today, -28),
        endsOn: today,
        ...wishes,
      });
      await db
        .insertInto('goalChange')
        .values({
          customerId: customer.id,
          goalId: goal.id,
          version: 0,
          was: JSON.stringify(Object.fromEntries(KEPT.map((column) => [column, goal[column]]))),
          by: 'customer',
          byId: customer.id,
          changedAt: goal.createdAt,
        })
        .execute();
      for (let ago = 0; ago < 7; ago += 1)
        await db
          .insertInto('goalHabitDay')
          .values({
            customerId: customer.id,
            goalId: goal.id,
            date: addDays(today, -ago),
            count: 1,
          })
          .execute();
      return goal;
    },

    /** A weight measured on a day. */
    async aWeight(customer: Person, date: Day, value: number, unit = 'kg'): Promise<void> {
      const measuredAt = `${date}T07:00:00.000Z`;
      await db
        .insertInto('measurement')
        .values({
          customerId: customer.id,
          kind: 'weight',
          measuredAt,
          id: orderedId(),
          date,
          value,
          unit,
          si: siOf(value, unit),
          note: '',
          writerId: customer.id,
          createdAt: measuredAt,
          changedAt: measuredAt,
          version: 1,
        })
        .execute();
    },
  };
}
