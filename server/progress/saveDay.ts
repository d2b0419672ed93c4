import { sql } from 'kysely';
import type { Day, Instant } from '#domain/day.ts';
import {
  countsOf,
  loggedPlanOf,
  UNKNOWN_DISH,
  unknownDishes,
} from '#domain/progress/loggedPlan.ts';
import { CHANGED_ON_BOTH, conflictPath, contentOf, mergeDay } from '#domain/progress/mergeDay.ts';
import type {
  DailyProgress,
  DayContent,
  DaySubmission,
  ProgressInput,
} from '#domain/progress/progressSchema.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure, consentNeeded } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import { mealsOfPlans } from '../plans/queries.ts';
import { mealsOfEarlierVersions } from '../plans/versionQueries.ts';
import { type DayState, type RecordRow, readDayState } from './queries.ts';

type Saved = RecordRow & { customerId: string; before: number };

/**
 * Stores a day if it still is what it was when it was read: of the version `before`, 0 where there
 * was none. Asks in the same statement whether the customer has agreed: a withdrawal that came in
 * between leaves no row behind. Types are said because nothing else tells PostgreSQL of them here.
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
        .where('dailyProgress.version', '=', whole('before')),
    )
    .returning('date');
});

const MOST_ROUNDS = 10;

type At = { date: Day; isToday: boolean; submittedAt: Instant };

/**
 * Writes a day: one row a day, with the meals that it is logged against. What another device has
 * stored since the submission's base is merged with it, also where that happens just now. Throws 403
 * without the customer's consent, 422 for a dish that no plan of the day has, 409 for what both
 * devices changed, and a conflict where the day is written without end.
 */
export async function saveDay(
  db: Db,
  scope: CustomerScope,
  submission: DaySubmission,
  at: At,
): Promise<DailyProgress> {
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const now = await readDayState(db, scope.customerId, at.date);
    const { record, counts } = await dayToStore(db, scope, submission, at, now);
    const [saved] = await upsertDay(db, rowOf(scope, record, counts, now));
    if (saved) return record;
    if (!now.agreed) throw consentNeeded();
    // Met by another device, or by the withdrawal of the consent.
  }
  // As PostgreSQL calls it, and so answered as busy.
  throw Object.assign(new Error('the day was written all the while'), { code: '40001' });
}

async function dayToStore(
  db: Db,
  scope: CustomerScope,
  { base, dishes = {}, ...fields }: DaySubmission,
  { date, isToday, submittedAt }: At,
  { stored, plan }: Pick<DayState, 'stored' | 'plan'>,
) {
  const before = stored?.record ?? null;
  const mine = { ...fields, dishes };
  await refuseUnknownDishes(db, scope, date, mine, { stored, plan });
  const content = base === undefined ? mine : merged(base, mine, before);
  const { dishes: ofTicks, ...input } = content;
  const logging = { meals: input.meals, dishes: ofTicks, record: before, plan, isToday };
  const planned = loggedPlanOf(logging);
  const version = (before?.version ?? 0) + 1;
  const record: DailyProgress = {
    date,
    ...(input as ProgressInput),
    submittedAt,
    version,
    planned,
  };
  const counts = countsOf(record, stored && { ...stored, ticks: stored.record.meals });
  return { record, counts };
}

/** Throws 409 where both devices changed the same to different values. */
function merged(
  base: DaySubmission['base'],
  mine: DayContent,
  before: DailyProgress | null,
): DayContent {
  const began = base ? { ...base, dishes: base.dishes ?? {} } : null;
  const { content, conflicts } = mergeDay(began, mine, before && contentOf(before));
  if (conflicts.length === 0) return content;
  throw new ApiFailure(
    409,
    'day-conflict',
    'This day was changed on another device meanwhile. Choose which of both is right.',
    { fields: Object.fromEntries(conflicts.map((each) => [conflictPath(each), CHANGED_ON_BOTH])) },
  );
}

async function refuseUnknownDishes(
  db: Db,
  scope: CustomerScope,
  date: Day,
  mine: DayContent,
  { stored, plan }: Pick<DayState, 'stored' | 'plan'>,
): Promise<void> {
  const known = [stored?.record.planned.meals ?? [], plan?.meals ?? []];
  if (unknownDishes(mine, known).length === 0) return;
  // Ticked before the plan was changed, replaced or deleted.
  const others = [
    ...(await mealsOfPlans(db, scope, date)),
    ...(await mealsOfEarlierVersions(db, scope, date)),
  ];
  const strange = unknownDishes(mine, [...known, ...others]);
  if (strange.length === 0) return;
  throw new ApiFailure(422, 'invalid', 'Some fields are not right yet.', {
    fields: Object.fromEntries(strange.map((index) => [`dishes.${index}`, UNKNOWN_DISH])),
  });
}

function rowOf(
  { customerId }: CustomerScope,
  { planned, ...record }: DailyProgress,
  { done, meals }: { done: number; meals: number },
  { stored }: DayState,
): Saved {
  return {
    ...record,
    customerId,
    meals: JSON.stringify(record.meals),
    mealsDone: done,
    mealsOfDay: meals,
    planId: planned.planId,
    planName: planned.planName,
    plannedMeals: JSON.stringify(planned.meals),
    mealTimings: JSON.stringify(planned.mealTimings),
    plannedFrom: planned.from,
    before: stored?.record.version ?? 0,
  };
}
