import { sql } from 'kysely';
import { addDays, type Day, daysBetween, daysFrom } from '#domain/day.ts';
import { loggedOf, type MealsDone } from '#domain/progress/adherence.ts';
import type { DailyProgress, ProgressDay, ProgressInput } from '#domain/progress/progress.ts';
import { consentNeeded } from '../api/failure.ts';
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

/**
 * Asks in the same statement whether the customer has agreed: a withdrawal that came in between
 * leaves no row behind. The types are said because nothing else tells PostgreSQL of them here.
 */
const upsertDay = compiled<Saved, { date: string }>((db, value) => {
  const text = (name: keyof Saved) => sql<string>`cast(${value(name)} as text)`;
  const whole = (name: keyof Saved) => sql<number>`cast(${value(name)} as integer)`;
  const columns = {
    meals: text('meals'),
    waterIntake: text('waterIntake'),
    sleepHours: sql<number | null>`cast(${value('sleepHours')} as double precision)`,
    mood: text('mood'),
    dietScore: whole('dietScore'),
    notes: text('notes'),
    submittedAt: text('submittedAt'),
    mealsDone: whole('mealsDone'),
    mealsOfDay: whole('mealsOfDay'),
  };
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return db
    .insertInto('dailyProgress')
    .columns(['customerId', 'date', ...names])
    .expression((from) =>
      from
        .selectFrom('user')
        .select([
          'user.id',
          text('date').as('date'),
          ...names.map((name) => sql`${columns[name]}`.as(name)),
        ])
        .where('user.id', '=', value('customerId'))
        .where('user.consent', '=', 'given'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'date'])
        .doUpdateSet((row) =>
          Object.fromEntries(names.map((name) => [name, row.ref(`excluded.${name}`)])),
        ),
    )
    .returning('date');
});

/** Writes a day over whatever was logged for it: one row a day. Throws 403 without their consent. */
export async function saveDay(
  db: Db,
  scope: CustomerScope,
  input: ProgressInput,
  day: { date: Day; submittedAt: string; mealsDone: number; mealsOfDay: number },
): Promise<DailyProgress> {
  const { customerId } = scope;
  const meals = JSON.stringify(input.meals);
  const [saved] = await upsertDay(db, { customerId, ...input, meals, ...day });
  if (!saved) throw consentNeeded();
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
