import { addDays, type Day } from '#domain/day.ts';
import { planChanges } from '#domain/plans/changes.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { PlanDay, PlanInput } from '#domain/plans/planSchema.ts';
import type { PlanVersion, PlanVersionSummary } from '#domain/plans/versionSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { invalidField, notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { say } from '../http/words.ts';
import type { DietPlanVersionRow } from './noun.ts';
import { mealsOn, readMarks, WRITTEN, writtenIn } from './rows.ts';

const PAGES = pagesOf('diet-plan-versions', 1);

const CONTENT = ['version', ...WRITTEN, 'marked'] as const;

type Row = Omit<DietPlanVersionRow, 'customerId' | 'planId'> & { writer: string | null };

/**
 * Stores the present state of a plan as a version, before it is changed or deleted in the same transaction.
 * Does nothing when `version` is not the latest: the change that follows is then refused.
 */
export async function keepVersion(
  db: Db,
  { customerId }: CustomerScope,
  plan: { id: string; version: number },
): Promise<void> {
  await db
    .insertInto('dietPlanVersion')
    .columns(['customerId', ...CONTENT, 'planId', 'modifiedAt', 'modifiedBy'])
    .expression(
      db
        .selectFrom('dietPlan')
        .select(['customerId', ...CONTENT, 'id', 'lastModified', 'modifiedBy'])
        .where('customerId', '=', customerId)
        .where('id', '=', plan.id)
        .where('version', '=', plan.version),
    )
    .execute();
}

/** The present state of a plan in the shape of a version; undefined once it is deleted. */
const current = (db: Db, { customerId }: CustomerScope, planId: string): Promise<Row | undefined> =>
  db
    .selectFrom('dietPlan')
    .leftJoin('user as writer', 'writer.id', 'dietPlan.modifiedBy')
    .select(CONTENT.map((name) => `dietPlan.${name}` as const))
    .select(['dietPlan.lastModified as modifiedAt', 'dietPlan.modifiedBy', 'writer.name as writer'])
    .where('dietPlan.customerId', '=', customerId)
    .where('dietPlan.id', '=', planId)
    .executeTakeFirst();

/** The stored versions before `before`, the latest first, at most `count`. */
const kept = (
  db: Db,
  { customerId }: CustomerScope,
  { planId, before, count }: { planId: string; before: number; count: number },
): Promise<Row[]> =>
  db
    .selectFrom('dietPlanVersion as kept')
    .leftJoin('user as writer', 'writer.id', 'kept.modifiedBy')
    .select(CONTENT.map((name) => `kept.${name}` as const))
    .select(['kept.modifiedAt', 'kept.modifiedBy', 'writer.name as writer'])
    .where('kept.customerId', '=', customerId)
    .where('kept.planId', '=', planId)
    .where('kept.version', '<', before)
    .orderBy('kept.version', 'desc')
    .limit(rowLimit(count))
    .execute();

// Greater than any version, which has nine digits at most in If-Match.
const AFTER_ALL = 1_000_000_000;

/**
 * A page of a plan's versions, the latest first, each with its changes; for a deleted plan all its content.
 * Throws 404 for a plan that never existed.
 */
export async function listVersions(
  db: Db,
  scope: CustomerScope,
  planId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ items: PlanVersionSummary[]; next: string | null }> {
  const before = versionIn(PAGES.keysOf(after));
  const now = await current(db, scope, planId);
  const rows = now && now.version < before ? [now] : [];
  // One more than the page has, to compare the page's last one with.
  rows.push(...(await kept(db, scope, { planId, before, count: limit + 1 })));
  if (rows.length === 0 && !now && after === undefined) throw notFound();
  const page = pageFrom(rows, limit, ({ version }) => PAGES.cursorOf(String(version)));
  return {
    next: page.next,
    items: page.items.map((row, index) => ({
      version: row.version,
      name: row.name,
      mealTimings: writtenIn(row).mealTimings,
      modifiedAt: row.modifiedAt,
      modifiedBy: row.writer,
      marked: readMarks(row.marked),
      current: row.version === now?.version,
      changes: changesFrom(rows[index + 1], row),
    })),
  };
}

function versionIn(keys: readonly string[] | null): number {
  if (!keys) return AFTER_ALL;
  const [version = ''] = keys;
  if (!/^\d{1,9}$/.test(version)) throw invalidField('after', say.pageOfListGone);
  return Number(version);
}

/** One version of a plan, with its changes against the version before. Throws 404. */
export async function readVersion(
  db: Db,
  scope: CustomerScope,
  planId: string,
  version: number,
): Promise<PlanVersion> {
  const now = await current(db, scope, planId);
  const earlier = await kept(db, scope, { planId, before: version + 1, count: 2 });
  const rows = now?.version === version ? [now, ...earlier] : earlier;
  const [row, previous] = rows;
  if (row?.version !== version) throw notFound();
  return {
    planId,
    version,
    ...writtenIn(row),
    modifiedAt: row.modifiedAt,
    modifiedBy: row.writer,
    marked: readMarks(row.marked),
    changes: changesFrom(previous, row),
  };
}

function changesFrom(previous: Row | undefined, row: Row) {
  if (previous?.version !== row.version - 1) return null;
  return planChanges(writtenIn(previous), writtenIn(row));
}

/** The content of a version; undefined when it is not stored. */
export async function contentOf(
  db: Db,
  scope: CustomerScope,
  planId: string,
  version: number,
): Promise<PlanInput | undefined> {
  const [row] = await kept(db, scope, { planId, before: version + 1, count: 1 });
  return row?.version === version ? writtenIn(row) : undefined;
}

/**
 * The eight meals of `date` in each plan whose seven days contain it, whether or not it holds; or in each earlier
 * version, also of deleted plans.
 */
export async function mealsOfDay(
  db: Db,
  table: 'dietPlan' | 'dietPlanVersion',
  { customerId }: CustomerScope,
  date: Day,
): Promise<string[][]> {
  const rows = await db
    .selectFrom(table)
    .select('weeklyDietPlan')
    .where('customerId', '=', customerId)
    .where('startDate', '>=', addDays(date, 1 - DAYS_PER_PLAN))
    .where('startDate', '<=', date)
    .execute();
  return rows.map(({ weeklyDietPlan }) => mealsOn(JSON.parse(weeklyDietPlan) as PlanDay[], date));
}
