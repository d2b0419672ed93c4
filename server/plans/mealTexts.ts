import { sql, type Transaction } from 'kysely';
import {
  mealTextsOf,
  PLANS_COUNTED,
  SAVED_COUNTED,
  wordsOfMeal,
} from '#domain/plans/mealSuggestions.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';

type Counts = ReadonlyMap<string, number>;

/**
 * Counts the meals of a customer's plans anew, in the transaction that changes some of them, and writes
 * what differs. By this the meals of the practice's plans are found by their words. Expects the customer
 * to be locked, or two that count at once would both add the difference; and to be called once in a
 * transaction, or two could lock the same meals in different orders.
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

/** Takes away what came from the plans of a person alone. Expects them to be locked, as countMeals does. */
export const forgetMeals = (db: Transaction<Schema>, { id }: { readonly id: string }) =>
  store(db, id, new Map());

async function store(db: Db, customerId: string, now: Counts): Promise<void> {
  const rows = await db
    .selectFrom('mealTextUse')
    .select(['text', 'plans'])
    .where('customerId', '=', customerId)
    .execute();
  const before = new Map(rows.map(({ text, plans }) => [text, plans]));
  // In one order for everybody, so that two that write the same meals cannot wait for each other.
  const changed = [...new Set([...before.keys(), ...now.keys()])]
    .filter((text) => before.get(text) !== now.get(text))
    .sort();
  if (changed.length === 0) return;
  const gone = changed.filter((text) => !now.has(text));
  const kept = changed.filter((text) => now.has(text));
  const added = kept.filter((text) => !before.has(text));
  await inParts(changed, async (texts) => {
    await db
      .insertInto('mealText')
      .values(
        texts.map((text) => ({
          text,
          plans: (now.get(text) ?? 0) - (before.get(text) ?? 0),
          customers: Number(now.has(text)) - Number(before.has(text)),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('text').doUpdateSet({
          plans: sql<number>`"mealText"."plans" + "excluded"."plans"`,
          customers: sql<number>`"mealText"."customers" + "excluded"."customers"`,
        }),
      )
      .execute();
  });
  await inParts(kept, async (texts) => {
    await db
      .insertInto('mealTextUse')
      .values(texts.map((text) => ({ customerId, text, plans: now.get(text) ?? 0 })))
      .onConflict((conflict) =>
        conflict
          .columns(['customerId', 'text'])
          .doUpdateSet({ plans: sql<number>`"excluded"."plans"` }),
      )
      .execute();
  });
  const words = added.flatMap((text) => wordsOfMeal(text).map((word) => ({ word, text })));
  await inParts(words, async (some) => {
    await db
      .insertInto('mealTextWord')
      .values([...some])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  await inParts(gone, async (texts) => {
    await db
      .deleteFrom('mealTextUse')
      .where('customerId', '=', customerId)
      .where('text', 'in', texts)
      .execute();
    await db
      .deleteFrom('mealText')
      .where('text', 'in', texts)
      .where('customers', '<=', 0)
      .execute();
  });
}

/** Fewer values than an engine takes in one statement. */
const AT_ONCE = 500;

async function inParts<T>(all: readonly T[], each: (some: readonly T[]) => Promise<void>) {
  for (let at = 0; at < all.length; at += AT_ONCE) await each(all.slice(at, at + AT_ONCE));
}

/** Counts the meals of all plans, after a restore. */
export async function countAllMeals(db: Transaction<Schema>): Promise<void> {
  const people = await db
    .selectFrom('dietPlan')
    .select('customerId')
    .union(db.selectFrom('savedDietPlan').select('customerId'))
    .execute();
  for (const { customerId } of people) await countMeals(db, customerId);
}
