import { addDays, type Day, dayIn, daysBetween, daysFrom } from '#domain/day.ts';
import { minutesOfDay } from '#domain/plans/mealTime.ts';
import { DAYS_PER_PLAN, lastDayOfWeek } from '#domain/plans/plan.ts';
import type { PlannedDays, WeekDay } from '#domain/plans/planSchema.ts';
import { planOn, type Week } from '#domain/plans/weeks.ts';
import { loggedOf, type MealsToComeOf, storedMealsToCome } from '#domain/progress/adherence.ts';
import { eatenTexts, type MealsOfDays, showsOwnMeals } from '#domain/progress/mealsShown.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/session.ts';
import { COLUMNS, planHolding } from '../plans/queries.ts';
import { asDietPlan, mealsOn } from '../plans/rows.ts';
import { RECORD_COLUMNS, storedDayOf } from './queries.ts';

type Customer = Pick<CustomerScope, 'customerId'>;

/**
 * Each day from `from` to `to`: its meals, from the plan that holds for it, and how it was logged. A logged
 * day before `today`, or one whose plan is gone, has the meals that it was logged against.
 */
export async function plannedDays(
  db: Db,
  scope: Customer,
  { from, to }: Week,
  today: Day,
): Promise<Omit<PlannedDays, 'today'>> {
  const days = daysFrom(from, daysBetween(from, to) + 1);
  const [plans, logged, neighbours] = await Promise.all([
    plansHolding(db, scope, days),
    loggedDays(db, scope, { from, to }),
    neighbouringDays(db, scope, { from, to }),
  ]);
  const holding = new Set(days.map((date) => planOn(plans, date)));
  return {
    days: days.map((date): WeekDay => {
      const plan = planOn(plans, date);
      const stored = logged.get(date);
      const state = loggedOf(stored);
      const own = stored?.record.planned;
      if (own && showsOwnMeals(own, { date, today, hasPlan: plan !== undefined })) {
        const { planId, planName, meals, mealTimings } = own;
        return { date, planId, planName, meals, mealTimings, logged: state, done: stored.done };
      }
      const meals = plan ? mealsOn(plan.weeklyDietPlan, date) : [];
      // Whether the day was logged against other meals than these.
      const isOfOthers = own !== undefined && own.meals.join('\n') !== meals.join('\n');
      return {
        date,
        planId: plan?.id ?? null,
        planName: plan?.name ?? '',
        meals,
        mealTimings: plan?.mealTimings ?? [],
        logged: state === 'all' && isOfOthers ? 'some' : state,
        done: isOfOthers ? null : (stored?.done ?? 0),
      };
    }),
    notes: [...holding].flatMap((plan) =>
      plan?.notes ? { planId: plan.id, planName: plan.name, notes: plan.notes } : [],
    ),
    ...neighbours,
  };
}

/** For other nouns: the meals of days, and what of them was eaten. */
export const mealsOfDays =
  (db: Db): MealsOfDays =>
  async (scope, range, today) => {
    const [{ days }, logged] = await Promise.all([
      plannedDays(db, scope, range, today),
      loggedDays(db, scope, range),
    ]);
    return days.map(({ date, meals }) => ({
      date,
      meals,
      eaten: eatenTexts(meals, logged.get(date)?.record ?? null),
    }));
  };

/** The days that were logged from `from` to `to`, by date. */
async function loggedDays(db: Db, { customerId }: Customer, { from, to }: Week) {
  const rows = await db
    .selectFrom('dailyProgress')
    .select(RECORD_COLUMNS)
    .where('customerId', '=', customerId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return new Map(rows.map((row) => [row.date, storedDayOf(row)]));
}

/** The plans that hold for any of these days; read in one statement, and so as of one moment. */
async function plansHolding(db: Db, scope: Customer, days: readonly Day[]) {
  const { customerId } = scope;
  const rows = await db
    .selectFrom('dietPlan')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .where((where) =>
      where.or(
        days.map((day) => {
          const range = { customerId, from: addDays(day, 1 - DAYS_PER_PLAN), to: day };
          return where('id', '=', planHolding(db, range).select('id'));
        }),
      ),
    )
    .execute();
  return rows.map(asDietPlan);
}

/** The nearest day before `from` that is planned or logged, and the nearest planned day after `to`. */
async function neighbouringDays(db: Db, { customerId }: Customer, { from, to }: Week) {
  const ofPlans = db.selectFrom('dietPlan').where('customerId', '=', customerId);
  const row = await db
    .selectNoFrom([
      ofPlans
        .where('startDate', '<', from)
        .select((of) => of.fn.max('startDate').as('startDate'))
        .as('startBefore'),
      ofPlans
        .where('startDate', '>', to)
        .select((of) => of.fn.min('startDate').as('startDate'))
        .as('startAfter'),
      ofPlans
        .where('startDate', '<=', to)
        .select((of) => of.fn.max('startDate').as('startDate'))
        .as('startUntil'),
      db
        .selectFrom('dailyProgress')
        .where('customerId', '=', customerId)
        .where('date', '<', from)
        .select((of) => of.fn.max('date').as('date'))
        .as('loggedBefore'),
    ])
    .executeTakeFirstOrThrow();
  const planned = row.startBefore && lastDayOfWeek(row.startBefore);
  const before = [planned && planned >= from ? addDays(from, -1) : planned, row.loggedBefore];
  return {
    previous:
      before
        .flatMap((day) => day ?? [])
        .sort()
        .at(-1) ?? null,
    next: row.startUntil && lastDayOfWeek(row.startUntil) > to ? addDays(to, 1) : row.startAfter,
  };
}

/** What is stored with a day counts all of its meals, so the lists that show today take these off. */
export const mealsToComeOf =
  (db: Db): MealsToComeOf =>
  async (people, at) => {
    if (people.length === 0) return new Map();
    const zones = new Map(people.map(({ id, timeZone }) => [id, timeZone]));
    const utc = dayIn('UTC', at);
    const rows = await db
      .selectFrom('dailyProgress')
      .select(['customerId', 'date', 'plannedMeals', 'mealTimings', 'meals', 'instead'])
      .where('customerId', 'in', [...zones.keys()])
      .where('date', 'in', [addDays(utc, -1), utc, addDays(utc, 1)])
      .execute();
    return new Map(
      rows.flatMap(({ customerId, date, ...stored }) => {
        const timeZone = zones.get(customerId) ?? 'UTC';
        if (date !== dayIn(timeZone, at)) return [];
        const count = storedMealsToCome(stored, minutesOfDay(timeZone, at));
        return count === 0 ? [] : [[customerId, count] as const];
      }),
    );
  };
