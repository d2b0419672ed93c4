import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Allergens that a dietician chose for a customer; and the meals of the practice's library, counted. */
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
}

type Tables = {
  libraryPlan: { id: string; days: string; takenOutAt: string | null };
  mealText: { text: string; plans: number; customers: number };
  mealTextWord: { word: string; text: string };
  mealTextKept: { libraryPlanId: string; text: string };
};

/** Counts the plans of the library; it holds a few hundred at most. */
async function fill(db: Kysely<Tables>): Promise<void> {
  const kept = await db
    .selectFrom('libraryPlan')
    .select(['id', 'days'])
    .where('takenOutAt', 'is', null)
    .execute();
  for (const { id, days } of kept)
    for (const text of textsIn(days)) {
      await db.insertInto('mealTextKept').values({ libraryPlanId: id, text }).execute();
      await db
        .insertInto('mealText')
        .values({ text, plans: 1, customers: 0 })
        .onConflict((conflict) =>
          conflict.column('text').doUpdateSet({ plans: sql<number>`"mealText"."plans" + 1` }),
        )
        .execute();
      await db
        .insertInto('mealTextWord')
        .values(wordsOf(text).map((word) => ({ word, text })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
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
