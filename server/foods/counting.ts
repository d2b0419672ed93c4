import { type Eaten, totalsOf, weigh } from '#domain/foods/count.ts';
import { fold } from '#domain/foods/fold.ts';
import type { CountedFood, FoodCount, ToCount } from '#domain/foods/foodSchema.ts';
import { DRY, RAW } from '#domain/foods/joiners.ts';
import type { Nutrient } from '#domain/foods/nutrients.ts';
import { sizeIn } from '#domain/foods/portions.ts';
import { type ReadCell, type ReadFood, readCell } from '#domain/foods/readCell.ts';
import { type Needed, neededFor, type RecipeBook } from '#domain/foods/recipes.ts';
import { dictionaryKey, isEverydayName, type PlanLanguage } from './everyday.ts';
import { asMeasured, choiceOf, everydayOf, foodNamed, languagesOf, type Match } from './matcher.ts';
import { TABLES, tableOf } from './tables.ts';

const MAIN: readonly Nutrient[] = ['energy', 'protein', 'carbohydrate', 'fat', 'fibre'];

type Counting = CountedFood & { readonly eaten: Eaten; readonly match: Match };

/** What a practice calls its own. */
export type Practice = {
  /** The keys of the names of its foods. */
  readonly ownKeys: { has(key: string): boolean };
  /** The recipes that cells can name. */
  readonly book: RecipeBook;
  meaningsOf(keys: readonly string[], language?: PlanLanguage): Promise<Meanings>;
};

/** What the practice means by keys: a food; null for none. */
export type Meanings = ReadonlyMap<string, (Match & { by: 'practice' }) | null>;

/** What the meals of some days contain, each food with its grams and source, and what has to be asked. */
export async function countFoods(
  { ownKeys, meaningsOf, book }: Practice,
  { days, nutrients }: ToCount,
): Promise<FoodCount> {
  const isName = (words: string, asMeal = false) =>
    isEverydayName(words, asMeal) || ownKeys.has(dictionaryKey(words, ''));
  const needed = new Map([...new Set(days.flat())].map((cell) => [cell, neededFor(cell, book)]));
  const read = new Map<string, ReadCell>();
  for (const { text } of [...needed.values()].flat())
    if (!read.has(text)) read.set(text, readCell(text, isName));
  const foods = [...read.values()].flatMap((cell) => cell.foods);
  const languages = languagesOf(foods.map(({ name }) => name));
  const meanings = await meaningsOf(foods.map(keyOf), languages[0]);
  const countOne = counter(meanings, languages);
  const keep = nutrients === 'all' ? null : new Set(MAIN);
  const all: Counting[] = [];
  const counted = days.map((cells) => {
    const meals = cells.map((cell) => {
      const lines = (needed.get(cell) ?? []).map((line) => ({ line, ...read.get(line.text) }));
      const each = lines.flatMap(({ line, foods: mine = [] }) =>
        mine.flatMap((food, at) => countOne(food, line, mine[at - 1], mine[at + 1]) ?? []),
      );
      all.push(...each);
      return {
        foods: each,
        notRead: lines.flatMap(({ line: { text }, parts = [] }) =>
          parts
            .filter(({ kind }) => kind === 'notRead')
            .map(({ start, end }) => text.slice(start, end)),
        ),
      };
    });
    return {
      meals,
      totals: only(keep, totalsOf(meals.flatMap((meal) => meal.foods.map(({ eaten }) => eaten)))),
    };
  });
  return {
    days: counted.map(({ meals, totals }) => ({
      totals,
      meals: meals.map(({ foods: each, notRead }) => ({
        notRead,
        foods: each.map(({ eaten: _, match: __, ...food }) => food),
      })),
    })),
    totals: only(keep, totalsOf(all.map(({ eaten }) => eaten))),
    questions: questionsOf(all),
    sources: Object.fromEntries(
      TABLES.filter((id) => all.some(({ food }) => food?.source === id)).map((id) => [
        id,
        tableOf(id).cite,
      ]),
    ),
  };
}

export const keyOf = ({ name, preparation }: ReadFood): string => dictionaryKey(name, preparation);

const HOT_DRINKS = new Set(['coffee', 'espresso', 'tea', 'green-tea', 'herbal-tea']);

/** Counts one food; undefined for what the practice says is no food. */
function counter(meanings: Meanings, languages: readonly PlanLanguage[]) {
  const named = ({ name, preparation }: ReadFood) => foodNamed(name, preparation, languages);
  return (
    read: ReadFood,
    { text, times, recipe }: Needed,
    before: ReadFood | undefined,
    after: ReadFood | undefined,
  ): Counting | undefined => {
    const key = keyOf(read);
    const meant = meanings.get(key);
    if (meant === null) return undefined;
    const on =
      read.isBeside && before
        ? everydayOf(meanings.get(keyOf(before)) ?? named(before))
        : undefined;
    const beside = read.isBeside ? (HOT_DRINKS.has(on?.key ?? '') ? 'drink' : 'food') : null;
    const match = asMeasured(
      meant ?? named(read),
      {
        unit: read.amount?.unit,
        isOnBread: on?.isBread === true,
        isDry: fold(`${read.name} ${read.preparation}`)
          .split(/[^\p{L}\p{M}]+/u)
          .some((word) => DRY.test(word) || RAW.test(word)),
        isFilled: after?.isBeside === true,
      },
      languages[0],
    );
    const { start, end, name, alternatives } = read;
    const place = { recipe: recipe?.title ?? null, start, end };
    const nothing = { ...place, name, key, alternatives: [...alternatives] };
    // A number that is left in the name is an amount that was not understood.
    const isUnclear =
      match.by !== 'practice' &&
      match.by !== 'known' &&
      /(?<![\p{L}\p{Nd}.,])\p{Nd}+(?:[.,]\p{Nd}+)?(?![\p{Nd}\s]*%)/u.test(name);
    const food = match.by === null || isUnclear ? null : match.food;
    const around = text.slice(start, end).replace(name, '');
    const weighed = food && weigh(read.amount, food.portions, { size: sizeIn(around), beside });
    const per100 = food?.per100 ?? null;
    const why = isUnclear
      ? 'amount'
      : match.by === null
        ? match.choices.length > 0
          ? 'asked'
          : 'unknown'
        : weighed?.grams === null
          ? weighed.why
          : Object.keys(per100 ?? {}).length === 0
            ? 'values'
            : null;
    const grams = weighed && weighed.grams !== null ? weighed.grams * times : null;
    const eaten = { grams: why === null ? grams : null, of100: per100 };
    const energy =
      eaten.grams === null || per100?.energy === undefined
        ? null
        : (per100.energy * eaten.grams) / 100;
    return {
      ...nothing,
      food: food && choiceOf(food),
      by: match.by,
      grams,
      isUsual: weighed !== null && weighed.grams !== null && weighed.isUsual,
      energy,
      why,
      eaten,
      match,
    };
  };
}

function questionsOf(all: readonly Counting[]): FoodCount['questions'] {
  const asked = new Map(all.filter(({ why }) => why === 'asked').map((each) => [each.key, each]));
  return [...asked.values()].map(({ key, name, match }) => ({
    key,
    name,
    choices: match.by === null ? match.choices.map(choiceOf) : [],
  }));
}

type Totals = FoodCount['totals'];
const only = (keep: ReadonlySet<Nutrient> | null, totals: Totals): Totals =>
  keep
    ? {
        ...totals,
        nutrients: Object.fromEntries(
          Object.entries(totals.nutrients).filter(([id]) => keep.has(id as Nutrient)),
        ),
      }
    : totals;
