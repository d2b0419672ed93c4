import { sql } from 'kysely';
import type { MealKinds } from '#domain/progress/adherence.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { compiled } from '../db/compiled.ts';
import type { CustomerScope } from '../http/session.ts';
import type { DayState, RecordRow } from './queries.ts';

export type Upsert = RecordRow & { customerId: string; expectedVersion: number };

/**
 * Stores a day if its version is still `expectedVersion`, 0 for a day that was not logged. Returns no row
 * if it is not. The same statement checks the consent, so a withdrawal in between stores nothing. The
 * casts are for PostgreSQL, which cannot infer these types in a select.
 */
export const upsertDay = compiled<Upsert, { date: string }>((db, value) => {
  const text = (name: keyof Upsert) => sql<string>`cast(${value(name)} as text)`;
  const whole = (name: keyof Upsert) => sql<number>`cast(${value(name)} as integer)`;
  const columns = {
    meals: text('meals'),
    instead: text('instead'),
    picked: text('picked'),
    waterIntake: text('waterIntake'),
    sleepHours: sql<number | null>`cast(${value('sleepHours')} as double precision)`,
    mood: text('mood'),
    dietScore: whole('dietScore'),
    notes: text('notes'),
    submittedAt: text('submittedAt'),
    mealsDone: whole('mealsDone'),
    mealsOfDay: whole('mealsOfDay'),
    mealsOther: whole('mealsOther'),
    mealsSkipped: whole('mealsSkipped'),
    version: whole('version'),
    planId: text('planId'),
    planName: text('planName'),
    plannedMeals: text('plannedMeals'),
    mealTimings: text('mealTimings'),
    plannedFrom: text('plannedFrom'),
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
        )
        .where('dailyProgress.version', '=', whole('expectedVersion')),
    )
    .returning('date');
});

/** A day as a row, to be stored if the stored day is still as in `now`. */
export function rowOf(
  { customerId }: CustomerScope,
  { planned, ...record }: DailyProgress,
  { done, meals, other, skipped }: MealKinds,
  { stored }: DayState,
): Upsert {
  return {
    ...record,
    customerId,
    meals: JSON.stringify(record.meals),
    instead: JSON.stringify(record.instead),
    picked: JSON.stringify(record.picked),
    mealsDone: done,
    mealsOfDay: meals,
    mealsOther: other,
    mealsSkipped: skipped,
    planId: planned.planId,
    planName: planned.planName,
    plannedMeals: JSON.stringify(planned.meals),
    mealTimings: JSON.stringify(planned.mealTimings),
    plannedFrom: planned.from,
    expectedVersion: stored?.record.version ?? 0,
  };
}
