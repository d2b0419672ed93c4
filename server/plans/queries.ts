import { sql } from 'kysely';
import type { DayRange } from '#domain/day.ts';
import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { DietPlan, PlanInput, PlanSummary } from '#domain/plans/planSchema.ts';
import type { KeptMarks } from '#domain/plans/versionSchema.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { inStretches, rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { editedMeanwhile } from '../http/write.ts';
import { countMeals } from './mealTexts.ts';
import type { DietPlanRow } from './noun.ts';
import { asDietPlan, columnsOf, storedMarks, WRITTEN } from './rows.ts';
import { keepVersion } from './versionQueries.ts';

const PAGES = pagesOf('diet-plans', 2);

type PlanRow = Pick<DietPlanRow, (typeof COLUMNS)[number]>;

export const COLUMNS = ['id', ...WRITTEN, 'uploadedAt', 'lastModified', 'version'] as const;

const selectPlans = (db: Db) => db.selectFrom('dietPlan').select(COLUMNS);

/** A customer, and the range of start dates of the plans that contain a day. */
export type PlansOfDay = { customerId: string; from: Day; to: Day };

/** Selects the plan uploaded last of those that start from `from` to `to`: it holds for the day. */
export const planHolding = (db: Db, { customerId, from, to }: PlansOfDay) =>
  db
    .selectFrom('dietPlan')
    .where('customerId', '=', customerId)
    .where('startDate', '>=', from)
    .where('startDate', '<=', to)
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(rowLimit(1));

const planOfDayQuery = compiled<PlansOfDay, PlanRow>((db, value) =>
  planHolding(db, { customerId: value('customerId'), from: value('from'), to: value('to') }).select(
    COLUMNS,
  ),
);

/** The plan uploaded last among those whose seven days contain `day`; undefined for none. */
export async function planOfDay(
  db: Db,
  scope: CustomerScope,
  day: Day,
): Promise<DietPlan | undefined> {
  const from = addDays(day, 1 - DAYS_PER_PLAN);
  const [row] = await planOfDayQuery(db, { customerId: scope.customerId, from, to: day });
  return row && asDietPlan(row);
}

const latestPlanQuery = compiled<{ customerId: string }, PlanRow>((db, value) =>
  selectPlans(db)
    .where('customerId', '=', value('customerId'))
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(rowLimit(1)),
);

/** The plan uploaded last; null while there is none. */
export async function latestPlan(db: Db, { customerId }: CustomerScope): Promise<DietPlan | null> {
  const [row] = await latestPlanQuery(db, { customerId });
  return row ? asDietPlan(row) : null;
}

export async function hasAnyPlan(db: Db, scope: CustomerScope): Promise<boolean> {
  const row = await db
    .selectFrom('dietPlan')
    .select('id')
    .where('customerId', '=', scope.customerId)
    .limit(rowLimit(1))
    .executeTakeFirst();
  return row !== undefined;
}

/** A plan of a customer. Throws 404. */
export async function readPlan(db: Db, scope: CustomerScope, id: string): Promise<DietPlan> {
  const row = await selectPlans(db)
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return asDietPlan(row);
}

/**
 * A page of a customer's plans, the one uploaded last first, each with what was logged against it. With `from` only plans that have a day on or after it.
 */
export async function listPlans(
  db: Db,
  scope: CustomerScope,
  { after, limit, from }: { after?: string | undefined; limit: number; from?: Day | undefined },
): Promise<{ items: PlanSummary[]; next: string | null }> {
  let query = db
    .selectFrom('dietPlan')
    .select(['id', 'name', 'startDate', 'endDate', 'uploadedAt', 'lastModified', 'version'])
    .where('customerId', '=', scope.customerId)
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(rowLimit(limit + 1));
  if (from) query = query.where('startDate', '>', addDays(from, -DAYS_PER_PLAN));
  const keys = PAGES.keysOf(after);
  if (keys)
    query = query.where((where) =>
      where(where.refTuple('uploadedAt', 'id'), '<', where.tuple(keys[0] ?? '', keys[1] ?? '')),
    );
  const { items, next } = pageFrom(await query.execute(), limit, (row) =>
    PAGES.cursorOf(row.uploadedAt, row.id),
  );
  const ids = items.map(({ id }) => id);
  const logged = await loggedOn(db, scope, ids);
  return {
    next,
    items: items.map((row) => ({ ...row, ...(logged.get(row.id) ?? NOTHING_LOGGED) })),
  };
}

type LoggedOn = Pick<PlanSummary, 'daysLogged' | 'mealsDone' | 'mealsOfDays'>;

const NOTHING_LOGGED: LoggedOn = { daysLogged: 0, mealsDone: 0, mealsOfDays: 0 };

/** What was logged against each of these plans, by plan id; plans without a logged day are absent. */
export async function loggedOn(
  db: Db,
  { customerId }: CustomerScope,
  planIds: readonly string[],
): Promise<Map<string, LoggedOn>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dailyProgress')
    .select(({ fn }) => ['planId', fn.countAll().as('days')])
    .select(({ fn }) => [fn.sum('mealsDone').as('done'), fn.sum('mealsOfDay').as('meals')])
    .where('customerId', '=', customerId)
    .where('planId', 'in', planIds)
    .groupBy('planId')
    .execute();
  return new Map(
    rows.map(({ planId, days, done, meals }) => [
      planId ?? '',
      { daysLogged: Number(days), mealsDone: Number(done), mealsOfDays: Number(meals) },
    ]),
  );
}

/**
 * Stores a new plan; `made` has its id, the instant of the upload and the id of the dietician. The caller has
 * to call countMeals once all plans uploaded together are stored.
 */
export async function insertPlan(
  db: Db,
  scope: CustomerScope,
  plan: PlanInput,
  made: { id: string; at: string; by: string; marked: KeptMarks | null },
): Promise<DietPlan> {
  const row = {
    id: made.id,
    ...columnsOf(plan),
    uploadedAt: made.at,
    lastModified: made.at,
    version: 1,
  };
  const by = { uploadedBy: made.by, modifiedBy: made.by, marked: storedMarks(made.marked) };
  await db
    .insertInto('dietPlan')
    .values({ customerId: scope.customerId, ...by, ...row })
    .execute();
  return asDietPlan(row);
}

/**
 * Replaces a plan, and stores its former content as a version; `uploadedAt` stays. Throws 404 for an
 * unknown plan, 412 when `version` is not the latest.
 */
export async function updatePlan(
  db: Db,
  scope: CustomerScope,
  plan: PlanInput,
  change: { id: string; version: number; at: string; by: string; marked: KeptMarks | null },
): Promise<DietPlan> {
  await keepVersion(db, scope, change);
  const row = await db
    .updateTable('dietPlan')
    .set({
      ...columnsOf(plan),
      lastModified: change.at,
      modifiedBy: change.by,
      marked: storedMarks(change.marked),
      version: sql<number>`"version" + 1`,
    })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', change.id)
    .where('version', '=', change.version)
    .returningAll()
    .executeTakeFirst();
  if (row) {
    await countMeals(db, scope.customerId);
    return asDietPlan(row);
  }
  await readPlan(db, scope, change.id);
  throw editedMeanwhile();
}

/**
 * Deletes a plan, and stores its content as a version. Throws 404 for an unknown plan, 412 when
 * `version` is not the latest.
 */
export async function deletePlan(
  db: Db,
  scope: CustomerScope,
  plan: { id: string; version: number },
): Promise<void> {
  await removePlan(db, scope, plan);
  await countMeals(db, scope.customerId);
}

/** The same without counting meals: the caller has to call countMeals once all plans are removed. */
export async function removePlan(
  db: Db,
  scope: CustomerScope,
  plan: { id: string; version: number },
): Promise<void> {
  await keepVersion(db, scope, plan);
  const row = await db
    .deleteFrom('dietPlan')
    .where('customerId', '=', scope.customerId)
    .where('id', '=', plan.id)
    .where('version', '=', plan.version)
    .returning('id')
    .executeTakeFirst();
  if (row) return;
  await readPlan(db, scope, plan.id);
  throw editedMeanwhile();
}

/** The plans that began in a range of days, and earlier ones that may still hold on its first day. */
export const plansBegun = (db: Db, { customerId }: CustomerScope, range: DayRange) =>
  inStretches({ ...range, from: addDays(range.from, -DAYS_PER_PLAN) }, ({ from, to }) =>
    db
      .selectFrom('dietPlan')
      .select(['id', 'name', 'startDate', 'uploadedAt'])
      .where('customerId', '=', customerId)
      .where('startDate', '>=', from)
      .where('startDate', '<=', to)
      .execute(),
  );
