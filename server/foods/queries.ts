import type { Transaction } from 'kysely';
import { withEnergy } from '#domain/foods/count.ts';
import { wordsOf } from '#domain/foods/fold.ts';
import {
  FOOD_NAMES_MAX,
  type FoodChoice,
  NAMES_BACK_MAX,
  type NewOwnFood,
  OWN_FOODS_MAX,
  type OwnFood,
  type OwnFoodInput,
} from '#domain/foods/foodSchema.ts';
import { inDigits } from '#domain/language/language.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { missingOrEdited } from '../http/write.ts';
import { say } from '../words.ts';
import { bookOf } from './articleRecipes.ts';
import type { Practice } from './counting.ts';
import { dictionaryKey, type PlanLanguage } from './everyday.ts';
import { choiceOf, type Known, knownFood, searchFoods } from './matcher.ts';

type Writing = Transaction<Schema>;
type By = { readonly by: string; readonly at: string };

const OWN = 'own-';
const ownId = (id: string): string => `${OWN}${id}`;

type Row = { id: string; name: string; per100: string; portions: string };

const knownOf = ({ id, name, per100, portions }: Row): Known => ({
  id: ownId(id),
  name,
  source: 'own',
  per100: withEnergy(JSON.parse(per100)),
  portions: JSON.parse(portions),
});

const COLUMNS = ['id', 'name', 'per100', 'portions', 'source', 'version'] as const;

/** What the practice calls its own, as counting needs it. */
export async function practiceOf(db: Db): Promise<Practice> {
  const rows = await db
    .selectFrom('ownFood')
    .select(['id', 'nameKey'])
    .limit(rowLimit(OWN_FOODS_MAX))
    .execute();
  const ownKeys = new Map(rows.map(({ id, nameKey }) => [nameKey, ownId(id)]));
  return {
    ownKeys,
    book: await bookOf(db),
    async meaningsOf(keys, language) {
      const all = [...new Set(keys)];
      const said = new Map<string, string | null>();
      for (const key of all) {
        const id = ownKeys.get(key);
        if (id !== undefined) said.set(key, id);
      }
      for (let from = 0; from < all.length; from += AT_ONCE) {
        const some = all.slice(from, from + AT_ONCE);
        const names = db.selectFrom('foodName').select(['key', 'food']).where('key', 'in', some);
        for (const { key, food } of await names.execute()) said.set(key, food);
      }
      const foods = await foodsWith(
        db,
        [...said.values()].flatMap((id) => id ?? []),
        language,
      );
      return new Map(
        [...said].flatMap(([key, id]) => {
          const food = id === null ? null : foods.get(id);
          // A food that is gone means nothing any more.
          return food === undefined ? [] : [[key, food && { by: 'practice' as const, food }]];
        }),
      );
    },
  };
}

const AT_ONCE = 500;

/** Foods by their ids, those of the practice and those that ship with the product. */
export async function foodsWith(
  db: Db,
  ids: readonly string[],
  language?: PlanLanguage,
): Promise<Map<string, Known>> {
  const own = ids.filter((id) => id.startsWith(OWN)).map((id) => id.slice(OWN.length));
  const rows =
    own.length === 0
      ? []
      : await db
          .selectFrom('ownFood')
          .select(COLUMNS)
          .where('id', 'in', own.slice(0, AT_ONCE))
          .execute();
  const found = [
    ...rows.map(knownOf),
    ...ids.flatMap((id) => (id.startsWith(OWN) ? [] : (knownFood(id, language) ?? []))),
  ];
  return new Map(found.map((food) => [food.id, food]));
}

/** The practice's own foods, by name. */
export async function listOwnFoods(db: Db, after: string, limit: number): Promise<OwnFood[]> {
  const rows = await db
    .selectFrom('ownFood')
    .select(COLUMNS)
    .where('nameKey', '>', after)
    .orderBy('nameKey')
    .limit(rowLimit(limit))
    .execute();
  return shown(db, rows);
}

/** The foods with the names that were confirmed to mean them. */
async function shown(db: Db, rows: readonly (Row & { source: string; version: number })[]) {
  const ids = rows.map(({ id }) => ownId(id));
  const said = await db
    .selectFrom('foodName')
    .select(['name', 'food'])
    .where('food', 'in', ids.length > 0 ? ids : [''])
    .orderBy('key')
    .limit(rowLimit(NAMES_BACK_MAX * rows.length))
    .execute();
  const names = Map.groupBy(said, ({ food }) => food);
  return rows.map(
    (row): OwnFood => ({
      ...row,
      per100: JSON.parse(row.per100),
      portions: JSON.parse(row.portions),
      names: (names.get(ownId(row.id)) ?? []).slice(0, NAMES_BACK_MAX).map(({ name }) => name),
    }),
  );
}

const FOUND = 20;

/** The foods with the words that are being typed: those of the practice first, whose names have all of them. */
export async function findFoods(db: Db, search: string): Promise<FoodChoice[]> {
  const words = wordsOf(search).slice(0, 8);
  if (words.length === 0) return [];
  let asking = db.selectFrom('ownFood').select(COLUMNS);
  for (const word of words) asking = asking.where('nameKey', 'like', `%${word}%`);
  const own = await asking.orderBy('nameKey').limit(rowLimit(FOUND)).execute();
  return [...own.map(knownOf), ...searchFoods(search, FOUND)].slice(0, FOUND).map(choiceOf);
}

/** Throws 404. */
export async function readOwnFood(db: Db, id: string): Promise<OwnFood> {
  const row = await db
    .selectFrom('ownFood')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  const [food] = row ? await shown(db, [row]) : [];
  if (!food) throw notFound();
  return food;
}

const valuesOf = ({ name, per100, portions = {}, source = '' }: Omit<NewOwnFood, 'names'>) => ({
  name,
  nameKey: dictionaryKey(name, ''),
  per100: JSON.stringify(per100),
  portions: JSON.stringify(portions),
  source,
});

/** Throws 409 when there are too many, or one has the same name. */
export async function addOwnFood(
  db: Writing,
  { names = [], ...input }: NewOwnFood,
  { id, by, at }: By & { id: string },
): Promise<void> {
  await refuseWhenFull(db, 'ownFood', OWN_FOODS_MAX);
  await refuseSameName(db, input, id);
  await db
    .insertInto('ownFood')
    .values({ ...valuesOf(input), id, putById: by, changedAt: at, version: 1 })
    .execute();
  const keys = new Map(names.map((name) => [dictionaryKey(name, ''), name]));
  keys.delete('');
  if (keys.size === 0) return;
  await refuseWhenFull(db, 'foodName', FOOD_NAMES_MAX, keys.size);
  const said = { food: ownId(id), putById: by, changedAt: at };
  await db
    .insertInto('foodName')
    .values([...keys].map(([key, name]) => ({ key, name, ...said })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Throws 404, 409 for a name that another food has, and 412. */
export async function changeOwnFood(
  db: Writing,
  input: OwnFoodInput,
  { id, version, at }: { id: string; version: number; at: string },
): Promise<void> {
  await refuseSameName(db, input, id);
  const row = await db
    .updateTable('ownFood')
    .set({ ...valuesOf(input), changedAt: at, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw await whyNot(db, id);
}

/** Removes a food, and what was said to mean it. Throws 404 and 412. */
export async function removeOwnFood(
  db: Writing,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const row = await db
    .deleteFrom('ownFood')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw await whyNot(db, id);
  await db.deleteFrom('foodName').where('food', '=', ownId(id)).execute();
}

const whyNot = (db: Db, id: string) =>
  missingOrEdited(db.selectFrom('ownFood').select('id').where('id', '=', id));

async function refuseSameName(
  db: Db,
  { name }: Pick<NewOwnFood, 'name'>,
  id: string,
): Promise<void> {
  const nameKey = dictionaryKey(name, '');
  if (nameKey === '') throw new ApiFailure(409, 'no-name', say.nameWithALetter);
  const same = await db
    .selectFrom('ownFood')
    .select('name')
    .where('nameKey', '=', nameKey)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (same) throw new ApiFailure(409, 'same-name', say.hasThatFood(same.name));
}

async function refuseWhenFull(
  db: Db,
  table: 'ownFood' | 'foodName',
  most: number,
  more = 1,
): Promise<void> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) + more > most)
    throw new ApiFailure(409, 'foods-full', say.foodsFull(inDigits(most)));
}

/** Keeps which food a name means; null: none. Throws 404 for an unknown food, 409 when there are too many. */
export async function confirmName(
  db: Writing,
  { name, food, by, at }: By & { name: string; food: string | null },
): Promise<void> {
  const key = dictionaryKey(name, '');
  if (key === '' || (food !== null && !(await foodsWith(db, [food])).has(food))) throw notFound();
  const values = { name, food, putById: by, changedAt: at };
  const known = await db
    .updateTable('foodName')
    .set(values)
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  if (known) return;
  await refuseWhenFull(db, 'foodName', FOOD_NAMES_MAX);
  await db
    .insertInto('foodName')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Forgets what a name means. Returns whether it meant something. */
export async function forgetName(db: Writing, name: string): Promise<boolean> {
  const row = await db
    .deleteFrom('foodName')
    .where('key', '=', dictionaryKey(name, ''))
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the practice confirmed, by name. */
export async function listNames(db: Db, after: string, limit: number) {
  const rows = await db
    .selectFrom('foodName')
    .select(['key', 'name', 'food'])
    .where('key', '>', after)
    .orderBy('key')
    .limit(rowLimit(limit))
    .execute();
  const foods = await foodsWith(
    db,
    rows.flatMap(({ food }) => food ?? []),
  );
  return rows.map(({ key, name, food }) => {
    const known = food === null ? undefined : foods.get(food);
    return { key, name, food: known ? choiceOf(known) : null };
  });
}
