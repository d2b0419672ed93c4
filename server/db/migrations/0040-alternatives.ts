import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * A day says which alternative of a meal was eaten. And the meals of all plans have an index of their
 * words, from which others are suggested while somebody types: whose plans have a meal, in how many; each
 * meal once with its numbers; and its words.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('dailyProgress')
    .addColumn('picked', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();

  // Compares byte by byte on both engines: beginnings of words are a range.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('mealText')
    .addColumn('text', key, (column) => column.primaryKey())
    .addColumn('plans', 'integer', required)
    .addColumn('customers', 'integer', required)
    .execute();
  await db.schema
    .createTable('mealTextWord')
    .addColumn('word', key, required)
    .addColumn('text', key, (column) =>
      column.notNull().references('mealText.text').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('mealTextWordKey', ['word', 'text'])
    .execute();
  await db.schema
    .createTable('mealTextUse')
    .addColumn('customerId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('text', key, required)
    .addColumn('plans', 'integer', required)
    .addPrimaryKeyConstraint('mealTextUseKey', ['customerId', 'text'])
    .execute();
  await db.schema.createIndex('mealTextUseOf').on('mealTextUse').columns(['text']).execute();
  await db.schema
    .createIndex('mealTextWordOf')
    .on('mealTextWord')
    .columns(['text', 'word'])
    .execute();
  await db.schema
    .createIndex('mealTextByPlans')
    .on('mealText')
    .columns(['plans desc', 'text'])
    .execute();
  await fill(db as Kysely<Tables>);
}

type Row = { customerId: string; weeklyDietPlan: string };
type Tables = {
  dietPlan: Row & { uploadedAt: string };
  savedDietPlan: Row & { savedAt: string };
  mealText: { text: string; plans: number; customers: number };
  mealTextWord: { word: string; text: string };
  mealTextUse: { customerId: string; text: string; plans: number };
};

const ROWS_AT_ONCE = 1000;

/** Counts the plans that are there: of each customer the latest 12, and the latest 20 saved ones. */
async function fill(db: Kysely<Tables>): Promise<void> {
  const all = new Map<string, { plans: number; customers: number }>();
  const people = await db
    .selectFrom('dietPlan')
    .select('customerId')
    .union(db.selectFrom('savedDietPlan').select('customerId'))
    .execute();
  for (const { customerId } of people) {
    const plans = await db
      .selectFrom('dietPlan')
      .select('weeklyDietPlan')
      .where('customerId', '=', customerId)
      .orderBy('uploadedAt', 'desc')
      .limit(12)
      .execute();
    const saved = await db
      .selectFrom('savedDietPlan')
      .select('weeklyDietPlan')
      .where('customerId', '=', customerId)
      .orderBy('savedAt', 'desc')
      .limit(20)
      .execute();
    const counted = new Map<string, number>();
    for (const { weeklyDietPlan } of [...plans, ...saved])
      for (const text of textsIn(weeklyDietPlan)) counted.set(text, (counted.get(text) ?? 0) + 1);
    for (const [text, count] of counted) {
      const so = all.get(text) ?? { plans: 0, customers: 0 };
      all.set(text, { plans: so.plans + count, customers: so.customers + 1 });
    }
    const uses = [...counted].map(([text, count]) => ({ customerId, text, plans: count }));
    for (let at = 0; at < uses.length; at += ROWS_AT_ONCE)
      await db
        .insertInto('mealTextUse')
        .values(uses.slice(at, at + ROWS_AT_ONCE))
        .execute();
  }
  const texts = [...all].map(([text, so]) => ({ text, ...so }));
  for (let at = 0; at < texts.length; at += ROWS_AT_ONCE) {
    const some = texts.slice(at, at + ROWS_AT_ONCE);
    await db.insertInto('mealText').values(some).execute();
    const words = some.flatMap(({ text }) => wordsOf(text).map((word) => ({ word, text })));
    for (let from = 0; from < words.length; from += ROWS_AT_ONCE)
      await db
        .insertInto('mealTextWord')
        .values(words.slice(from, from + ROWS_AT_ONCE))
        .execute();
  }
}

function textsIn(week: string): Set<string> {
  const days = JSON.parse(week) as { meals: string[] }[];
  const texts = days.flatMap(({ meals }) => meals.map((meal) => meal.trim()));
  return new Set(texts.filter((text) => wordsOf(text).length > 0));
}

const wordsOf = (text: string): string[] => {
  const words = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const found = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    [...word].slice(0, 40).join(''),
  );
  return [...new Set(found.filter((word) => word.length >= 2))];
};
