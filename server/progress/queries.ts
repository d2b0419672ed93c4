import { addDays, type Day, dayIn, daysBetween, daysFrom } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { PlannedDay } from '#domain/plans/planSchema.ts';
import { loggedOf } from '#domain/progress/adherence.ts';
import { isComplete } from '#domain/progress/mealsShown.ts';
import type {
  DailyProgress,
  Instead,
  MealsDone,
  Picked,
  ProgressDay,
  TrackedDay,
} from '#domain/progress/progressSchema.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { hasAnyPlan, type PlansOfDay, planHolding, planOfDay } from '../plans/queries.ts';
import { plannedOn } from '../plans/rows.ts';
import type { DailyProgressRow } from './noun.ts';
import { photosOfDay } from './photos.ts';

/** The columns of a logged day, without the customer's id. */
export const RECORD_COLUMNS = [
  'date',
  'meals',
  'instead',
  'picked',
  'waterIntake',
  'sleepHours',
  'mood',
  'dietScore',
  'notes',
  'submittedAt',
  'mealsDone',
  'mealsOfDay',
  'mealsOther',
  'mealsSkipped',
  'version',
  'planId',
  'planName',
  'plannedMeals',
  'mealTimings',
  'plannedFrom',
] as const;

export type RecordRow = Omit<DailyProgressRow, 'customerId'>;

/** A logged day, and its adherence as counted at submission: meals done, and meals of the day. */
type StoredDay = {
  readonly record: DailyProgress;
  readonly done: number;
  readonly meals: number;
};

/** Parses a row of the table. */
export function storedDayOf(row: RecordRow): StoredDay {
  const { date, waterIntake, sleepHours, mood, dietScore, notes, submittedAt, version } = row;
  const fields = { waterIntake, sleepHours, mood, dietScore, notes, submittedAt, version };
  const planned = {
    planId: row.planId,
    planName: row.planName,
    meals: JSON.parse(row.plannedMeals) as string[],
    mealTimings: JSON.parse(row.mealTimings) as string[],
    from: row.plannedFrom,
  };
  const meals = JSON.parse(row.meals) as MealsDone;
  const instead = JSON.parse(row.instead) as Instead;
  const picked = JSON.parse(row.picked) as Picked;
  const record = { date, meals, instead, picked, ...fields, planned };
  return { record, done: row.mealsDone, meals: row.mealsOfDay };
}

const recordQuery = compiled<{ customerId: string; date: Day }, RecordRow>((db, value) =>
  db
    .selectFrom('dailyProgress')
    .select(RECORD_COLUMNS)
    .where('customerId', '=', value('customerId'))
    .where('date', '=', value('date')),
);

/** What was logged for a day; null for nothing. */
async function readDay(
  db: Db,
  { customerId }: Pick<CustomerScope, 'customerId'>,
  date: Day,
): Promise<DailyProgress | null> {
  const [row] = await recordQuery(db, { customerId, date });
  return row ? storedDayOf(row).record : null;
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

/** The default of a strip: the fourteen days that end with `today`. */
export const lastDays = (today: Day) => ({ from: addDays(today, -13), to: today });

export async function trackedDay(deps: Deps, scope: CustomerScope, date: Day): Promise<TrackedDay> {
  const { db } = deps;
  const plan = await planOfDay(db, scope, date);
  const photos = await photosOfDay(db, scope, date);
  return {
    date,
    today: todayOf(deps, scope),
    planned: plan ? plannedOn(date, plan) : null,
    hasAnyPlan: plan !== undefined || (await hasAnyPlan(db, scope)),
    record: await readDay(db, scope, date),
    ...(photos.length > 0 && { photos }),
  };
}

/** The state of a day before a save: what is stored, and the meals of the plan that holds for it now. */
export type DayState = {
  /** Whether the customer has given their consent. */
  readonly agreed: boolean;
  /** The customer's own day on which the account was created. */
  readonly joinedOn: Day;
  readonly stored: StoredDay | null;
  readonly plan: PlannedDay | null;
};

type AllNull<Row> = { [Column in keyof Row]: null };
type PlanColumns = {
  nowId: string;
  nowVersion: number;
  nowName: string;
  nowWeek: string;
  nowTimings: string;
};
type Row = (RecordRow | AllNull<RecordRow>) & (PlanColumns | AllNull<PlanColumns>);
type Person = { consent: string; timeZone: string | null; createdAt: string | Date };
type Value = (name: keyof PlansOfDay) => string;

const rangeOf = (customerId: string, date: Day): PlansOfDay => ({
  customerId,
  from: addDays(date, 1 - DAYS_PER_PLAN),
  to: date,
});

const PLAN_COLUMNS = [
  'dietPlan.id as nowId',
  'dietPlan.version as nowVersion',
  'dietPlan.name as nowName',
  'dietPlan.weeklyDietPlan as nowWeek',
  'dietPlan.mealTimings as nowTimings',
] as const;
const STORED_COLUMNS = RECORD_COLUMNS.map((name) => `dailyProgress.${name}` as const);

const idOfPlanHolding = (db: Db, value: Value) =>
  planHolding(db, {
    customerId: value('customerId'),
    from: value('from'),
    to: value('to'),
  }).select('id');

const dayStateQuery = compiled<PlansOfDay, Row & Person>((db, value) =>
  db
    .selectFrom('user')
    .leftJoin('dietPlan', (join) =>
      join
        .onRef('dietPlan.customerId', '=', 'user.id')
        .on((on) => on('dietPlan.id', '=', idOfPlanHolding(db, value))),
    )
    .leftJoin('dailyProgress', (join) =>
      join
        .onRef('dailyProgress.customerId', '=', 'user.id')
        .on('dailyProgress.date', '=', value('to')),
    )
    .select(['user.consent', 'user.timeZone', 'user.createdAt'])
    .select(PLAN_COLUMNS)
    .select(STORED_COLUMNS)
    .where('user.id', '=', value('customerId')),
);

/** Reads consent, logged day and plan in one statement, as of one moment. */
export async function readDayState(db: Db, customerId: string, date: Day): Promise<DayState> {
  const [row] = await dayStateQuery(db, rangeOf(customerId, date));
  if (!row) return { agreed: false, joinedOn: date, stored: null, plan: null };
  const joinedOn = dayIn(row.timeZone ?? 'UTC', new Date(row.createdAt));
  return { agreed: row.consent === 'given', joinedOn, ...asDayState(row, date) };
}

/** Whether a day has a plan, and whether all of it is logged; both false without consent. */
export async function dayStatus(db: Db, customerId: string, date: Day) {
  const { agreed, plan, stored } = await readDayState(db, customerId, date);
  const day = { date, today: date, planned: plan, record: stored?.record ?? null };
  return { hasPlan: agreed && plan !== null, isComplete: agreed && isComplete(day) };
}

function asDayState(row: Row, date: Day): Pick<DayState, 'stored' | 'plan'> {
  const plan =
    row.nowId === null
      ? null
      : plannedOn(date, {
          id: row.nowId,
          version: row.nowVersion,
          name: row.nowName,
          weeklyDietPlan: JSON.parse(row.nowWeek),
          mealTimings: JSON.parse(row.nowTimings),
        });
  return { stored: row.date === null ? null : storedDayOf(row), plan };
}
