import type { Transaction } from 'kysely';
import {
  libraryWords,
  nameOrder,
  putInRefusal,
  TAKEN_OUT_DAYS,
} from '#domain/planLibrary/libraryPlan.ts';
import type {
  LibraryPlanChange,
  LibraryPlanInput,
  LibraryWeek,
} from '#domain/planLibrary/libraryPlanSchema.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { missingOrEdited } from '../http/write.ts';
import { countKept } from '../plans/mealTexts.ts';

type Db = Transaction<Schema>;
type Version = { readonly id: string; readonly version: number };

const labelsOf = ({ name, tags, forWhom }: LibraryPlanChange) => ({
  name,
  tags: JSON.stringify(tags),
  forWhom,
  nameOrder: nameOrder(name),
  words: libraryWords({ name, tags, forWhom }),
});

const weekOf = ({ days, mealTimings, notes }: LibraryWeek) => ({
  days: JSON.stringify(days),
  mealTimings: JSON.stringify(mealTimings),
  notes,
});

/** Stores a new plan of the library. Throws 409 when it is full. */
export async function putIn(
  db: Db,
  input: LibraryPlanInput,
  { id, at, by }: { readonly id: string; readonly at: string; readonly by: string },
): Promise<void> {
  await refuseWhenFull(db);
  await db
    .insertInto('libraryPlan')
    .values({
      ...labelsOf(input),
      ...weekOf(input.week),
      id,
      putById: by,
      putAt: at,
      changedAt: at,
      usedCount: 0,
      usedAt: null,
      freshAt: at,
      takenOutAt: null,
      version: 1,
    })
    .execute();
  await countKept(db, id, input.week.days);
}

async function refuseWhenFull(db: Db): Promise<void> {
  const { count } = await db
    .selectFrom('libraryPlan')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('takenOutAt', 'is', null)
    .executeTakeFirstOrThrow();
  const refusal = putInRefusal(Number(count));
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
}

/**
 * Replaces the name and other details of a plan, and its week if there is one. Throws 404, and 412 when it is
 * not the latest version.
 */
export async function changeLibraryPlan(
  db: Db,
  input: LibraryPlanChange,
  { id, version, at }: Version & { readonly at: string },
): Promise<void> {
  const row = await db
    .updateTable('libraryPlan')
    .set({
      ...labelsOf(input),
      ...(input.week && weekOf(input.week)),
      changedAt: at,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('takenOutAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw await whyNot(db, id);
  if (input.week) await countKept(db, id, input.week.days);
}

const DAY_MS = 86_400_000;

/** Takes a plan out; for thirty days it can be put back. Throws 404, and 412 when it is not the latest version. */
export async function takeOut(
  db: Db,
  { id, version, now }: Version & { readonly now: Date },
): Promise<void> {
  const row = await db
    .updateTable('libraryPlan')
    .set({ takenOutAt: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('takenOutAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw await whyNot(db, id);
  // Before the meals are counted, in the same order as when a plan is put back, so that two such writes
  // cannot deadlock.
  const before = new Date(now.getTime() - TAKEN_OUT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('libraryPlan').where('takenOutAt', '<', before).execute();
  await countKept(db, id, null);
}

/**
 * Puts back a plan that was removed. Returns false when it is already in. Throws 404, and 409 when the
 * library is full.
 */
export async function putBack(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('libraryPlan')
    .select('takenOutAt')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.takenOutAt === null) return false;
  await refuseWhenFull(db);
  const back = await db
    .updateTable('libraryPlan')
    .set({ takenOutAt: null })
    .where('id', '=', id)
    .where('takenOutAt', 'is not', null)
    .returning('days')
    .executeTakeFirst();
  if (!back) return false;
  await countKept(db, id, JSON.parse(back.days) as string[][]);
  return true;
}

/**
 * Counts a use of this plan as the start of another. Its version stays, because its content has not changed.
 * Throws 404.
 */
export async function noteUse(db: Db, id: string, at: string): Promise<void> {
  const row = await db
    .updateTable('libraryPlan')
    .set((of) => ({ usedCount: of('usedCount', '+', 1), usedAt: at, freshAt: at }))
    .where('id', '=', id)
    .where('takenOutAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
}

const whyNot = (db: Db, id: string) =>
  missingOrEdited(
    db.selectFrom('libraryPlan').select('id').where('id', '=', id).where('takenOutAt', 'is', null),
  );
