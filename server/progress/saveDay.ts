import { PostgresAdapter, sql } from 'kysely';
import type { Day } from '#domain/day.ts';
import { adherenceOf } from '#domain/progress/adherence.ts';
import type { DailyProgress, ProgressInput } from '#domain/progress/progress.ts';
import { consentNeeded } from '../api/failure.ts';
import type { CustomerScope } from '../api/scope.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { plannedMeals } from '../plans/queries.ts';
import { type CountedBy, countedByNow } from './countedBy.ts';
import type { Row } from './queries.ts';

type Saved = Row & {
  customerId: string;
  mealsDone: number;
  mealsOfDay: number;
  plansVersion: number;
};

/**
 * Asks in the same statement whether the customer has agreed: a withdrawal that came in between
 * leaves no row behind. And whether the customer's plans are as they were counted by: on PostgreSQL
 * the row of the customer is held, so that a change of a plan either waits for this, and then counts
 * again what was saved, or is seen here once it has ended. The types are said because nothing else tells PostgreSQL of them here.
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
    .expression((from) => {
      const customer = from
        .selectFrom('user')
        .select([
          'user.id',
          text('date').as('date'),
          ...names.map((name) => sql`${columns[name]}`.as(name)),
        ])
        .where('user.id', '=', value('customerId'))
        .where('user.consent', '=', 'given')
        .where('user.plansVersion', '=', value('plansVersion'));
      return db.getExecutor().adapter instanceof PostgresAdapter ? customer.forShare() : customer;
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'date'])
        .doUpdateSet((row) =>
          Object.fromEntries(names.map((name) => [name, row.ref(`excluded.${name}`)])),
        ),
    )
    .returning('date');
});

const MOST_ROUNDS = 10;

/**
 * Writes a day over whatever was logged for it: one row a day. It is counted by the plan that holds
 * for it when it is stored: where that is another by then, it is counted again. Throws 403 without
 * their consent, and a conflict where plans change without end.
 */
export async function saveDay(
  db: Db,
  scope: CustomerScope,
  input: ProgressInput,
  day: { date: Day; submittedAt: string },
  countedBy: CountedBy,
): Promise<DailyProgress> {
  const { customerId } = scope;
  const meals = JSON.stringify(input.meals);
  let by = countedBy;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const planned = await plannedMeals(db, scope, day.date, by);
    const { done, meals: mealsOfDay } = adherenceOf(planned, input.meals);
    const counts = { mealsDone: done, mealsOfDay, plansVersion: by.plansVersion };
    const [saved] = await upsertDay(db, { customerId, ...input, meals, ...day, ...counts });
    if (saved) return { ...input, ...day };
    // Met by a change of one of the customer's plans, or by their withdrawal.
    const now = await countedByNow(db, customerId, day.date);
    if (!now) throw consentNeeded();
    by = now;
  }
  // As PostgreSQL calls it, and so answered as busy.
  throw Object.assign(new Error('plans changed all the while'), { code: '40001' });
}
