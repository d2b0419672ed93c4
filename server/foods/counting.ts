import { type Eaten, totalsOf, weigh } from '#domain/foods/count.ts';
import { wordsOf } from '#domain/foods/fold.ts';
import type { CountedFood, FoodCount, ToCount } from '#domain/foods/foodSchema.ts';
import { COOKED, COOKING } from '#domain/foods/joiners.ts';
import { MAIN_NUTRIENTS } from '#domain/foods/nutrients.ts';
import { sizeIn } from '#domain/foods/portions.ts';
import { type ReadCell, type ReadFood, readCell } from '#domain/foods/readCell.ts';
import { type Needed, neededFor, type RecipeBook } from '#domain/foods/recipes.ts';
import { dictionaryKey, isEverydayName, isRaw, type PlanLanguage } from './everyday.ts';
import { asMeasured, choiceOf, everydayOf, foodNamed, languagesOf, type Match } from './matcher.ts';
import { isFood } from './nearName.ts';
import { TABLES, tableOf } from './tables.ts';

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
  const totalsIn = (some: readonly Counting[]) => {
    const totals = totalsOf(some.map(({ eaten }) => eaten));
    const wanted = Object.entries(totals.nutrients).filter(
      ([id]) => nutrients === 'all' || MAIN_NUTRIENTS.some((each) => each === id),
    );
    return { ...totals, nutrients: Object.fromEntries(wanted) };
  };
  const all: Counting[] = [];
  const counted = days.map((cells) => {
    const before = all.length;
    const meals = cells.map((cell) => {
      const lines = (needed.get(cell) ?? []).map((line) => ({ line, ...read.get(line.text) }));
      const each = lines.flatMap(({ line, foods: mine = [] }) =>
        mine.flatMap((food, at) => countOne(food, line, mine[at - 1], mine[at + 1]) ?? []),
      );
      all.push(...each);
      return {
        foods: each.map(({ eaten: _, match: __, ...food }) => food),
        notRead: lines.flatMap(({ line: { text }, parts = [] }) =>
          parts
            .filter(({ kind }) => kind === 'notRead')
            .map(({ start, end }) => text.slice(start, end)),
        ),
      };
    });
    return { meals, totals: totalsIn(all.slice(before)) };
  });
  return {
    days: counted,
    totals: totalsIn(all),
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

/** What the milk or pasta is added to. */
const besideOf = (key: string) =>
  (/^(?:coffee|espresso|.*\btea)$/.test(key) && 'drink') ||
  (/(?:soup|minestrone|stock)$/.test(key) ? 'soup' : 'food');

/** What follows is in a sandwich, of which less is eaten than of a salad. */
const FILLED =
  /(?<!\p{L})(?:sandwich|\p{L}*wrap|\p{L}*burger|sub|bagel|bocadillo|bocata|s[áa]ndwich|panino|piadina|toastie|burrito|taco|pitt?a|kebab|d[öo]ner|belegt\p{L}*)s?(?!\p{L})([^\n.;+]{0,200})$/iu;
const INSIDE = /(?:with|mit|avec|con|:|\() ?[^)]*$/iu;
const BESIDE =
  /(?<!\p{L})(?:rice|chips|fries|frites|pommes|patatas|patatine|reis|riso|riz|arroz|side)(?!\p{L})/iu;
const isInSandwich = (before: string): boolean => {
  const [, between] = FILLED.exec(before) ?? [];
  return (
    between !== undefined &&
    (INSIDE.test(between) || !/,|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})/iu.test(between)) &&
    !BESIDE.test(between)
  );
};

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
    const written = `${read.name} ${read.preparation}`;
    const match = asMeasured(
      meant ?? named(read),
      {
        unit: (read.count ?? read.amount)?.unit,
        grams: read.amount?.unit === 'g' ? read.amount.high : undefined,
        isOnBread: on?.isBread === true,
        isDry: isRaw(written),
        isCooked: wordsOf(written).some((word) => COOKED.test(word) || COOKING.has(word)),
        // 'Bocadillo de jamón con tomate' has its ham.
        isFilled: after?.isBeside === true && read.name.split(' ').filter(isFood).length < 2,
      },
      languages[0],
    );
    const { start, end, name, alternatives } = read;
    // A number that is left in the name is an amount that was not understood.
    const isUnclear =
      match.by !== 'practice' &&
      match.by !== 'known' &&
      /(?<![\p{L}\p{Nd}.,])\p{Nd}+(?:[.,]\p{Nd}+)?(?![\p{Nd}\s]*%)/u.test(name);
    const food = match.by === null || isUnclear ? null : match.food;
    const around = text.slice(start, end).replace(name, '');
    const isFilling = food?.portions.filling !== undefined && isInSandwich(text.slice(0, start));
    const beside = isFilling ? 'sandwich' : read.isBeside ? besideOf(on?.key ?? '') : null;
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
      recipe: recipe?.title ?? null,
      start,
      end,
      name,
      key,
      alternatives: [...alternatives],
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
