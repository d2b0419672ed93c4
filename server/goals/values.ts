import type { Selectable } from 'kysely';
import { addDays, type Day } from '#domain/day.ts';
import type { Values } from '#domain/goals/progress.ts';
import { waterMl } from '#domain/progress/water.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { CustomerScope } from '../http/session.ts';

export type GoalRow = Selectable<Schema['goal']>;

const WEEK = 7;

export const earliest = (rows: readonly GoalRow[], dayOf: (row: GoalRow) => Day, today: Day): Day =>
  rows.reduce((first, row) => (dayOf(row) < first ? dayOf(row) : first), today);

/** The value of each day by goal, for the days that decide its progress. */
export async function valuesOf(
  db: Db,
  scope: CustomerScope,
  rows: readonly GoalRow[],
  today: Day,
): Promise<ReadonlyMap<string, Values>> {
  const from = addDays(
    earliest(rows, ({ endsOn }) => endsOn, today),
    -WEEK,
  );
  const habits = rows.filter(({ kind }) => kind === 'habit');
  const logged = habits.length < rows.length ? await dayFigures(db, scope, from) : [];
  const done = await habitDays(db, scope, habits, from);
  return new Map(
    rows.map((row) => {
      if (row.kind === 'habit') return [row.id, done.get(row.id) ?? new Map()];
      const values = logged.flatMap((day) => {
        const value = figureOf(row.kind, day);
        return value === null ? [] : [[day.date, value] as const];
      });
      return [row.id, new Map(values)];
    }),
  );
}

/** What was logged for each day since `from`. */
const dayFigures = (db: Db, { customerId }: CustomerScope, from: Day) =>
  db
    .selectFrom('dailyProgress')
    .select(['date', 'mealsDone', 'mealsOfDay', 'waterIntake', 'sleepHours'])
    .where('customerId', '=', customerId)
    .where('date', '>=', from)
    .execute();

type Figures = Awaited<ReturnType<typeof dayFigures>>[number];

/** The value in the unit of the kind; null when the day has none. */
function figureOf(kind: string, day: Figures): number | null {
  if (kind === 'sleep') return day.sleepHours;
  if (kind === 'adherence')
    return day.mealsOfDay === 0 ? null : (day.mealsDone / day.mealsOfDay) * 100;
  const ml = waterMl(day.waterIntake);
  return ml === null ? null : ml / 1000;
}

async function habitDays(
  db: Db,
  { customerId }: CustomerScope,
  habits: readonly GoalRow[],
  from: Day,
): Promise<ReadonlyMap<string, Values>> {
  if (habits.length === 0) return new Map();
  const ids = habits.map(({ id }) => id);
  const rows = await db
    .selectFrom('goalHabitDay')
    .select(['goalId', 'date', 'count'])
    .where('customerId', '=', customerId)
    .where('goalId', 'in', ids)
    .where('date', '>=', from)
    // A count that was set back to 0 is a day without a value, like a day that was never counted.
    .where('count', '>', 0)
    .execute();
  const byGoal = Map.groupBy(rows, ({ goalId }) => goalId);
  return new Map(
    [...byGoal].map(([id, days]) => [id, new Map(days.map(({ date, count }) => [date, count]))]),
  );
}
