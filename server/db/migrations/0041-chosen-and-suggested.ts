import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * Allergens that a dietician chose for a customer; the meals of the practice's library, counted; and an index of
 * the erased accounts among the entries of the record of access.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('chosenAllergens')
    .addColumn('customerId', key, (column) =>
      column.primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('allergens', 'text', required)
    .addColumn('chosenById', key, (column) => column.references('user.id').onDelete('set null'))
    .addColumn('chosenAt', key, required)
    .addColumn('version', 'integer', required)
    .execute();
  await db.schema
    .createIndex('chosenAllergensBy')
    .on('chosenAllergens')
    .column('chosenById')
    .execute();

  await db.schema
    .createTable('mealTextKept')
    .addColumn('libraryPlanId', key, (column) =>
      column.notNull().references('libraryPlan.id').onDelete('cascade'),
    )
    .addColumn('text', key, required)
    .addPrimaryKeyConstraint('mealTextKeptKey', ['libraryPlanId', 'text'])
    .execute();
  await db.schema.createIndex('mealTextKeptOf').on('mealTextKept').columns(['text']).execute();
  await fill(db as Kysely<Tables>);

  await db.schema
    .createIndex('auditEntryOfErased')
    .on('auditEntry')
    .columns(['customerId', 'what'])
    .where(sql<boolean>`"what" = 'account'`)
    .execute();
}

type Tables = {
  libraryPlan: { id: string; days: string; takenOutAt: string | null };
  mealText: { text: string; plans: number; customers: number };
  mealTextWord: { word: string; text: string };
  mealTextKept: { libraryPlanId: string; text: string };
};

const ROWS_AT_ONCE = 1000;

/** Counts the plans of the library. */
async function fill(db: Kysely<Tables>): Promise<void> {
  const plans = await db
    .selectFrom('libraryPlan')
    .select(['id', 'days'])
    .where('takenOutAt', 'is', null)
    .execute();
  const kept = plans.flatMap(({ id, days }) =>
    [...textsIn(days)].map((text) => ({ libraryPlanId: id, text })),
  );
  const counted = new Map<string, number>();
  for (const { text } of kept) counted.set(text, (counted.get(text) ?? 0) + 1);
  const texts = [...counted].map(([text, count]) => ({ text, plans: count, customers: 0 }));
  const words = texts.flatMap(({ text }) => wordsOf(text).map((word) => ({ word, text })));
  for (const rows of inParts(kept)) await db.insertInto('mealTextKept').values(rows).execute();
  for (const rows of inParts(texts))
    await db
      .insertInto('mealText')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('text')
          .doUpdateSet({ plans: sql<number>`"mealText"."plans" + "excluded"."plans"` }),
      )
      .execute();
  for (const rows of inParts(words))
    await db
      .insertInto('mealTextWord')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}

function textsIn(days: string): Set<string> {
  const texts = (JSON.parse(days) as string[][]).flat().map((meal) => meal.trim());
  return new Set(texts.filter((text) => wordsOf(text).length > 0));
}

const wordsOf = (text: string): string[] => {
  const words = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const found = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    [...word].slice(0, 40).join(''),
  );
  return [...new Set(found.filter((word) => word.length >= 2))];
};
