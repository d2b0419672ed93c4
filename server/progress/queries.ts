import { addDays, type Day, daysBetween, daysFrom } from '#domain/day.ts';
import { loggedOf, type MealsDone } from '#domain/progress/adherence.ts';
import type { DailyProgress, ProgressDay } from '#domain/progress/progress.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/scope.ts';
import type { DailyProgressRow } from './noun.ts';

/** The columns of a logged day; whose it is, is known. */
export const RECORD = [
  'date',
  'meals',
  'waterIntake',
  'sleepHours',
  'mood',
  'dietScore',
  'notes',
  'submittedAt',
  'mealsDone',
  'mealsOfDay',
  'version',
  'planId',
  'planName',
  'plannedMeals',
  'mealTimings',
  'plannedFrom',
] as const;

export type RecordRow = Omit<DailyProgressRow, 'customerId'>;

/** A logged day, and what it was counted as. */
export type StoredDay = {
  readonly record: DailyProgress;
  readonly done: number;
  readonly meals: number;
};

export function asStored(row: RecordRow): StoredDay {
  const { date, waterIntake, sleepHours, mood, dietScore, notes, submittedAt, version } = row;
  const fields = { waterIntake, sleepHours, mood, dietScore, notes, submittedAt, version };
  const planned = {
    planId: row.planId,
    planName: row.planName,
    meals: JSON.parse(row.plannedMeals) as string[],
    mealTimings: JSON.parse(row.mealTimings) as string[],
    from: row.plannedFrom,
  };
  const record = { date, meals: JSON.parse(row.meals) as MealsDone, ...fields, planned };
  return { record, done: row.mealsDone, meals: row.mealsOfDay };
}

const recordOfDay = compiled<{ customerId: string; date: Day }, RecordRow>((db, value) =>
  db
    .selectFrom('dailyProgress')
    .select(RECORD)
    .where('customerId', '=', value('customerId'))
    .where('date', '=', value('date')),
);

export async function readDay(
  db: Db,
  { customerId }: Pick<CustomerScope, 'customerId'>,
  date: Day,
): Promise<DailyProgress | null> {
  const [row] = await recordOfDay(db, { customerId, date });
  return row ? asStored(row).record : null;
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
