import type { Day } from '../day.ts';
import { type Amount, timesOf } from '../foods/amountIn.ts';
import { GROUPS, type Group, groupOf } from '../foods/foods.ts';
import { neededFor, type RecipeBook } from '../foods/recipes.ts';
import { say } from '../foods/words.ts';
import { inAlphabet } from '../language/language.ts';
import { alternativesOf } from '../plans/meal.ts';
import { addedUp, type Food, foodsIn } from './food.ts';

export type ShoppingDay = {
  readonly date: Day;
  readonly meals: readonly string[];
  readonly mealTimings: readonly string[];
};

export type Use = { readonly date: Day; readonly timing: string };

/** One thing to buy, for all the meals that need it. */
export type Line = {
  readonly key: string;
  readonly name: string;
  /** One amount for each unit; empty if no meal gives an amount. */
  readonly amounts: readonly Amount[];
  /** Only some of the meals give an amount. */
  readonly isMore: boolean;
  readonly remarks: readonly string[];
  readonly uses: readonly Use[];
};

export type ListGroup = { readonly group: Group; readonly lines: readonly Line[] };

type Bought = {
  readonly food: Food;
  /** Only some of the alternatives of its meal need it. */
  readonly isForOne: boolean;
};
type Found = Bought & { readonly use: Use };

/** What has to be bought for these days: one line for each name, by shelf and then by name. */
export function shoppingList(
  days: readonly ShoppingDay[],
  book: RecipeBook = new Map(),
): ListGroup[] {
  const found = days.flatMap((day) => foundOn(day, book));
  // 'Chick peas' are chickpeas.
  const byKey = Map.groupBy(found, ({ food }) => food.key.replaceAll(' ', ''));
  const byGroup = Map.groupBy([...byKey.values()].map(lineOf), ({ name }) => groupOf(name));
  return GROUPS.flatMap((group) => {
    const lines = byGroup.get(group);
    return lines ? { group, lines: lines.toSorted(byName) } : [];
  });
}

const foundOn = ({ date, meals, mealTimings }: ShoppingDay, book: RecipeBook): Found[] =>
  meals.flatMap((meal, index) =>
    boughtFor(meal, book).map((bought) => ({
      ...bought,
      use: { date, timing: mealTimings[index] ?? '' },
    })),
  );

/** What all alternatives of a meal need is bought once; what only some need is marked. */
function boughtFor(meal: string, book: RecipeBook): Bought[] {
  const alternatives = alternativesOf(meal);
  if (alternatives.length === 0)
    return foodsFor(meal, book).map((food) => ({ food, isForOne: false }));
  const each = alternatives.map((one) => Map.groupBy(foodsFor(one, book), ({ key }) => key));
  const keys = new Set(each.flatMap((foods) => [...foods.keys()]));
  return [...keys].flatMap((key) => {
    const lists: (readonly Food[])[] = each
      .map((foods) => foods.get(key))
      .filter((list) => list !== undefined);
    const isForOne = lists.length < each.length;
    return lists.reduce(theMore).map((food) => ({ food, isForOne }));
  });
}

/** The foods of a meal; instead of a recipe its ingredients, as many as the portions need. */
const foodsFor = (meal: string, book: RecipeBook): Food[] =>
  neededFor(meal, book).flatMap(({ text, times }) =>
    foodsIn(text).map((food) => ({ ...food, amount: food.amount && timesOf(food.amount, times) })),
  );

/** Of two alternatives' amounts of a food the larger; the first if they cannot be compared. */
function theMore(one: readonly Food[], other: readonly Food[]): readonly Food[] {
  const [mine, its] = [neededOf(one), neededOf(other)];
  if (!mine || !its) return its ? other : one;
  return its.unit === mine.unit && its.high > mine.high ? other : one;
}

const neededOf = (foods: readonly Food[]): Amount | undefined =>
  addedUp(foods.flatMap(({ amount }) => amount ?? []))[0];

function lineOf(found: readonly Found[]): Line {
  const [first] = found;
  const given = found.flatMap(({ food }) => food.amount ?? []);
  return {
    key: first?.food.key ?? '',
    name: first?.food.name ?? '',
    amounts: addedUp(given),
    isMore: given.length > 0 && given.length < found.length,
    remarks: [
      ...new Set(found.map(({ food }) => food.remark)),
      found.every(({ isForOne }) => isForOne) ? say.ifPicked : '',
    ].filter((remark) => remark !== ''),
    uses: [...new Map(found.map(({ use }) => [`${use.date} ${use.timing}`, use])).values()],
  };
}

const byName = (one: Line, other: Line): number => inAlphabet(one.name, other.name);
