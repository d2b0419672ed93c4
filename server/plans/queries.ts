import { sql } from 'kysely';
import { addDays, type Day } from '#domain/day.ts';
import {
  DAYS_PER_PLAN,
  type DietPlan,
  type PlanInput,
  type PlanSummary,
} from '#domain/plans/plan.ts';
import { cursorOf, keysOf, pageFrom } from '../api/cursor.ts';
import { notFound } from '../api/failure.ts';
import type { CustomerScope } from '../api/scope.ts';
import { editedMeanwhile } from '../api/versions.ts';
import { atMost } from '../db/atMost.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { DietPlanRow } from '../db/schema.ts';
import { keepVersion } from './keepVersion.ts';
import { asDietPlan, columnsOf } from './rows.ts';

export type PlanRow = Pick<DietPlanRow, (typeof COLUMNS)[number]>;

export const COLUMNS = [
  'id',
  'name',
  'startDate',
  'endDate',
  'weeklyDietPlan',
  'mealTimings',
  'notes',
  'uploadedAt',
  'lastModified',
  'version',
] as const;

const plans = (db: Db) => db.selectFrom('dietPlan').select(COLUMNS);

export type OfDay = { customerId: string; from: Day; to: Day };

/** Of the plans that begin from `from` to `to` the one uploaded last, which holds for their days. */
export const planHolding = (db: Db, { customerId, from, to }: OfDay) =>
  db
    .selectFrom('dietPlan')
    .where('customerId', '=', customerId)
    .where('startDate', '>=', from)
    .where('startDate', '<=', to)
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost(1));

const ofDay = compiled<OfDay, PlanRow>((db, value) =>
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
  const [row] = await ofDay(db, { customerId: scope.customerId, from, to: day });
  return row && asDietPlan(row);
}

type Week = DietPlan['weeklyDietPlan'];

// Plans as they were taken apart, by id and version: an edited plan has another version, so what
// is kept here is never out of date.
const weeks = new Map<string, Week>();
const MOST_WEEKS = 500;

/** The meals of `day` by the plan that was found to hold for it; none without one. */
export async function plannedMeals(
  db: Db,
  scope: CustomerScope,
  day: Day,
  { planId, planVersion }: { planId: string | null; planVersion: number | null },
): Promise<string[]> {
  if (planId === null) return [];
  const known = weeks.get(`${planId} ${planVersion}`);
  if (known) return mealsOn(known, day);
  const plan = await planOfDay(db, scope, day);
  if (!plan) return [];
  if (weeks.size >= MOST_WEEKS) weeks.clear();
  weeks.set(`${plan.id} ${plan.version}`, plan.weeklyDietPlan);
  return mealsOn(plan.weeklyDietPlan, day);
}

/** The meals of one of its days; none when `date` lies outside. */
export const mealsOn = (week: Week, date: Day): string[] =>
  week.find((day) => day.date === date)?.meals ?? [];

export async function hasAnyPlan(db: Db, scope: CustomerScope): Promise<boolean> {
  const row = await db
    .selectFrom('dietPlan')
    .select('id')
    .where('customerId', '=', scope.customerId)
    .limit(atMost(1))
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws 404. */
export async function readPlan(db: Db, scope: CustomerScope, id: string): Promise<DietPlan> {
  const row = await plans(db)
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return asDietPlan(row);
}

/** The plans of a customer, uploaded last first, each with how many of its days were logged. */
export async function listPlans(
  db: Db,
  scope: CustomerScope,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ items: PlanSummary[]; next: string | null }> {
  let query = db
    .selectFrom('dietPlan')
    .select(['id', 'name', 'startDate', 'endDate', 'uploadedAt', 'lastModified', 'version'])
    .where('customerId', '=', scope.customerId)
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost(limit + 1));
  const keys = keysOf('diet-plans', after, 2);
  if (keys)
    query = query.where((where) =>
      where(where.refTuple('uploadedAt', 'id'), '<', where.tuple(keys[0] ?? '', keys[1] ?? '')),
    );
  const page = pageFrom(await query.execute(), limit, (row) =>
    cursorOf('diet-plans', row.uploadedAt, row.id),
  );
  const logged = await loggedDays(
    db,
    scope,
    page.items.map((row) => row.startDate),
  );
  const daysLogged = (startDate: Day) => {
    const end = addDays(startDate, DAYS_PER_PLAN - 1);
    return logged.filter((day) => day >= startDate && day <= end).length;
  };
  return {
    next: page.next,
    items: page.items.map((row) => ({ ...row, daysLogged: daysLogged(row.startDate) })),
  };
}

async function loggedDays(db: Db, scope: CustomerScope, starts: readonly Day[]): Promise<Day[]> {
  const sorted = starts.toSorted();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (!first || !last) return [];
  const rows = await db
    .selectFrom('dailyProgress')
    .select('date')
    .where('customerId', '=', scope.customerId)
    .where('date', '>=', first)
    .where('date', '<=', addDays(last, DAYS_PER_PLAN - 1))
    .execute();
  return rows.map((row) => row.date);
}

export async function insertPlan(
  db: Db,
  scope: CustomerScope,
  plan: PlanInput,
  made: { id: string; at: string; by: string },
): Promise<DietPlan> {
  const row = {
    id: made.id,
    ...columnsOf(plan),
    uploadedAt: made.at,
    lastModified: made.at,
    version: 1,
  };
  const by = { uploadedBy: made.by, modifiedBy: made.by };
  await db
    .insertInto('dietPlan')
    .values({ customerId: scope.customerId, ...by, ...row })
    .execute();
  return asDietPlan(row);
}

/** Keeps uploadedAt, and what the plan was as a version. Throws 404 for an unknown plan, 412 when `version` is not the latest. */
export async function updatePlan(
  db: Db,
  scope: CustomerScope,
  plan: PlanInput,
  change: { id: string; version: number; at: string; by: string },
): Promise<DietPlan> {
  await keepVersion(db, scope, change);
  const row = await db
    .updateTable('dietPlan')
    .set({
      ...columnsOf(plan),
      lastModified: change.at,
      modifiedBy: change.by,
      version: sql<number>`"version" + 1`,
    })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', change.id)
    .where('version', '=', change.version)
    .returningAll()
    .executeTakeFirst();
  if (row) return asDietPlan(row);
  await readPlan(db, scope, change.id);
  throw editedMeanwhile();
}

/** Keeps what the plan was as a version, and returns the day it began. Throws 404 for an unknown plan, 412 when `version` is not the latest. */
export async function deletePlan(
  db: Db,
  scope: CustomerScope,
  plan: { id: string; version: number },
): Promise<Day> {
  await keepVersion(db, scope, plan);
  const row = await db
    .deleteFrom('dietPlan')
    .where('customerId', '=', scope.customerId)
    .where('id', '=', plan.id)
    .where('version', '=', plan.version)
    .returning('startDate')
    .executeTakeFirst();
  if (row) return row.startDate;
  await readPlan(db, scope, plan.id);
  throw editedMeanwhile();
}
