import { sql, type Transaction } from 'kysely';
import {
  mealTextsOf,
  PLANS_COUNTED,
  SAVED_COUNTED,
  wordsOfMeal,
} from '#domain/plans/mealSuggestions.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';

type Counts = ReadonlyMap<string, number>;

/**
 * Counts the meals of a customer's plans again, in the transaction that changes some of them, and writes the
 * differences. The suggestions find meals by these counts and words. The customer must be locked, otherwise
 * two counts at once would both add the difference. It must be called once in a transaction, otherwise two
 * could lock the same meals in different orders.
 */
export async function countMeals(db: Db, customerId: string): Promise<void> {
  const uploaded = await db
    .selectFrom('dietPlan')
    .select('weeklyDietPlan')
    .where('customerId', '=', customerId)
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(rowLimit(PLANS_COUNTED))
    .execute();
  const saved = await db
    .selectFrom('savedDietPlan')
    .select('weeklyDietPlan')
    .where('customerId', '=', customerId)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(rowLimit(SAVED_COUNTED))
    .execute();
  const plans = [...uploaded, ...saved].map((row) => ({
    weeklyDietPlan: JSON.parse(row.weeklyDietPlan) as PlanInput['weeklyDietPlan'],
  }));
  await store(db, customerId, mealTextsOf(plans));
}

/** Removes the counts of one person's plans. Expects the person to be locked, as countMeals does. */
export const forgetMeals = (db: Transaction<Schema>, { id }: { readonly id: string }) =>
  store(db, id, new Map());

async function store(db: Db, customerId: string, now: Counts): Promise<void> {
  const rows = await db
    .selectFrom('mealTextUse')
    .select(['text', 'plans'])
    .where('customerId', '=', customerId)
    .execute();
  const before = new Map(rows.map(({ text, plans }) => [text, plans]));
  const changed = differing(before, now);
  await inParts(changed, (texts) => addUp(db, texts, { before, now, customers: 1 }));
  await inParts(
    changed.filter((text) => now.has(text)),
    async (texts) => {
      await db
        .insertInto('mealTextUse')
        .values(texts.map((text) => ({ customerId, text, plans: now.get(text) ?? 0 })))
        .onConflict((conflict) =>
          conflict
            .columns(['customerId', 'text'])
            .doUpdateSet({ plans: sql<number>`"excluded"."plans"` }),
        )
        .execute();
    },
  );
  await inParts(
    changed.filter((text) => !now.has(text)),
    async (texts) => {
      await db
        .deleteFrom('mealTextUse')
        .where('customerId', '=', customerId)
        .where('text', 'in', texts)
        .execute();
    },
  );
  await settleTexts(db, changed, { before, now });
}

/**
 * Counts the meals of a library plan again; `days` null: the plan was taken out and has none. Expects its row
 * to be locked.
 */
export async function countKept(
  db: Db,
  libraryPlanId: string,
  days: PlanDays | null,
): Promise<void> {
  const rows = await db
    .selectFrom('mealTextKept')
    .select('text')
    .where('libraryPlanId', '=', libraryPlanId)
    .execute();
  const before = new Map(rows.map(({ text }) => [text, 1]));
  const week = (days ?? []).map((meals) => ({ meals: [...meals] }));
  const now = mealTextsOf([{ weeklyDietPlan: week }]);
  const changed = differing(before, now);
  await inParts(changed, (texts) => addUp(db, texts, { before, now, customers: 0 }));
  const added = changed.filter((text) => now.has(text));
  await inParts(added, async (texts) => {
    await db
      .insertInto('mealTextKept')
      .values(texts.map((text) => ({ libraryPlanId, text })))
      .execute();
  });
  const gone = changed.filter((text) => !now.has(text));
  await inParts(gone, async (texts) => {
    await db
      .deleteFrom('mealTextKept')
      .where('libraryPlanId', '=', libraryPlanId)
      .where('text', 'in', texts)
      .execute();
  });
  await settleTexts(db, changed, { before, now });
}

type PlanDays = readonly (readonly string[])[];
type Change = { readonly before: Counts; readonly now: Counts };

/** Sorted, so that two transactions that write the same meals cannot deadlock. */
const differing = (before: Counts, now: Counts): string[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .filter((text) => before.get(text) !== now.get(text))
    .sort();

async function addUp(
  db: Db,
  texts: readonly string[],
  { before, now, customers }: Change & { readonly customers: 0 | 1 },
): Promise<void> {
  await db
    .insertInto('mealText')
    .values(
      texts.map((text) => ({
        text,
        plans: (now.get(text) ?? 0) - (before.get(text) ?? 0),
        customers: customers * (Number(now.has(text)) - Number(before.has(text))),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('text').doUpdateSet({
        plans: sql<number>`"mealText"."plans" + "excluded"."plans"`,
        customers: sql<number>`"mealText"."customers" + "excluded"."customers"`,
      }),
    )
    .execute();
}

/** Stores the words of new meals, and removes meals that are in no plan any more. */
async function settleTexts(db: Db, changed: readonly string[], { before, now }: Change) {
  const added = changed.filter((text) => !before.has(text));
  const words = added.flatMap((text) => wordsOfMeal(text).map((word) => ({ word, text })));
  await inParts(words, async (some) => {
    await db
      .insertInto('mealTextWord')
      .values([...some])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  const gone = changed.filter((text) => !now.has(text));
  await inParts(gone, async (texts) => {
    await db.deleteFrom('mealText').where('text', 'in', texts).where('plans', '<=', 0).execute();
  });
}

/** Fewer values than the database accepts in one statement. */
const AT_ONCE = 500;

async function inParts<T>(all: readonly T[], each: (some: readonly T[]) => Promise<void>) {
  for (let at = 0; at < all.length; at += AT_ONCE) await each(all.slice(at, at + AT_ONCE));
}

/** Counts the meals of all plans, including those of the library, after a restore. */
export async function countAllMeals(db: Transaction<Schema>): Promise<void> {
  const people = await db
    .selectFrom('dietPlan')
    .select('customerId')
    .union(db.selectFrom('savedDietPlan').select('customerId'))
    .execute();
  for (const { customerId } of people) await countMeals(db, customerId);
  const kept = await db
    .selectFrom('libraryPlan')
    .select(['id', 'days'])
    .where('takenOutAt', 'is', null)
    .execute();
  for (const { id, days } of kept) await countKept(db, id, JSON.parse(days) as PlanDays);
}
