import { addDays, type Day, daysBetween, daysFrom } from '#domain/day.ts';
import { loggedOf, type MealsDone } from '#domain/progress/adherence.ts';
import type { DailyProgress, ProgressDay, ProgressInput } from '#domain/progress/progress.ts';
import type { CustomerScope } from '../api/scope.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { DailyProgressRow } from '../db/schema.ts';

type Row = Omit<DailyProgressRow, 'customerId' | 'mealsDone' | 'mealsOfDay'>;

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

type Saved = Row & { customerId: string; mealsDone: number; mealsOfDay: number };

const upsertDay = compiled<Saved, { date: string }>((db, value) => {
  const columns = {
    meals: value('meals'),
    waterIntake: value('waterIntake'),
    sleepHours: value('sleepHours'),
    mood: value('mood'),
    dietScore: value('dietScore'),
    notes: value('notes'),
    submittedAt: value('submittedAt'),
    mealsDone: value('mealsDone'),
    mealsOfDay: value('mealsOfDay'),
  };
  return db
    .insertInto('dailyProgress')
    .values({ customerId: value('customerId'), date: value('date'), ...columns })
    .onConflict((conflict) => conflict.columns(['customerId', 'date']).doUpdateSet(columns))
    .returning('date');
});

/** Writes a day over whatever was logged for it: one row a day. */
export async function saveDay(
  db: Db,
  scope: CustomerScope,
  input: ProgressInput,
  day: { date: Day; submittedAt: string; mealsDone: number; mealsOfDay: number },
): Promise<DailyProgress> {
  const { customerId } = scope;
  await upsertDay(db, { customerId, ...input, meals: JSON.stringify(input.meals), ...day });
  return { ...input, date: day.date, submittedAt: day.submittedAt };
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
