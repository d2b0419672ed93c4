import { addDays, type Day, daysBetween, daysFrom } from '#domain/day.ts';
import { loggedOf, type MealsDone } from '#domain/progress/adherence.ts';
import type { DailyProgress, ProgressDay } from '#domain/progress/progress.ts';
import type { CustomerScope } from '../api/scope.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { DailyProgressRow } from '../db/schema.ts';

export type Row = Omit<DailyProgressRow, 'customerId' | 'mealsDone' | 'mealsOfDay'>;

const recordOfDay = compiled<{ customerId: string; date: Day }, Row>((db, value) =>
  db
    .selectFrom('dailyProgress')
    .select([
      'date',
      'meals',
      'waterIntake',
      'sleepHours',
      'mood',
      'dietScore',
      'notes',
      'submittedAt',
    ])
    .where('customerId', '=', value('customerId'))
    .where('date', '=', value('date')),
);

export async function readDay(
  db: Db,
  scope: CustomerScope,
  date: Day,
): Promise<DailyProgress | null> {
  const [row] = await recordOfDay(db, { customerId: scope.customerId, date });
  return row ? { ...row, meals: JSON.parse(row.meals) as MealsDone } : null;
}

/** Every day from `from` to `to`, logged or not. */
export async function listDays(
  db: Db,
  scope: CustomerScope,
  from: Day,
  to: Day,
): Promise<ProgressDay[]> {
  const rows = await db
    .selectFrom('dailyProgress')
    .select(['date', 'mealsDone', 'mealsOfDay'])
    .where('customerId', '=', scope.customerId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  const byDate = new Map(
    rows.map((row) => [row.date, { done: row.mealsDone, meals: row.mealsOfDay }]),
  );
  return daysFrom(from, daysBetween(from, to) + 1).map((date) => {
    const record = byDate.get(date);
    return { date, logged: loggedOf(record), done: record?.done ?? 0, meals: record?.meals ?? 0 };
  });
}

/** The longest stretch {@link listDays} is asked for at once. */
export const MOST_DAYS = 92;

export const lastDays = (today: Day) => ({ from: addDays(today, -13), to: today });
