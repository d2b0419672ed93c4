import { addDays, type Day, daysBetween, daysFrom } from '../day.ts';
import { type Amount, timesOf } from '../foods/amountIn.ts';
import { GROUPS, type Group, groupOf } from '../foods/foods.ts';
import { neededFor, type RecipeBook } from '../foods/recipes.ts';
import { say } from '../foods/words.ts';
import { inAlphabet } from '../language/language.ts';
import { alternativesOf } from '../plans/plan.ts';
import { twoWeeksFrom, weekOf } from '../plans/weeks.ts';
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

/** The days that can be shopped for: from today to the end of next week. */
export function daysAhead(today: Day): Day[] {
  const { to } = twoWeeksFrom(today);
  return daysFrom(today, daysBetween(today, to) + 1);
}

export const restOfWeek = (today: Day): Day[] =>
  daysFrom(today, daysBetween(today, weekOf(today).to) + 1);

export const nextWeek = (today: Day): Day[] => daysFrom(addDays(weekOf(today).to, 1), 7);

type Planned = { readonly date: Day; readonly planId: string | null };

/**
 * The days chosen when the screen opens: from today to the last day of the plan that covers today; if no plan
 * does, the days of the next plan; if there is none, the rest of this week.
 */
export function daysAtFirst(planned: readonly Planned[], today: Day): Day[] {
  const ahead = planned.filter(({ date }) => date >= today);
  const begin = ahead.findIndex(({ planId }) => planId !== null);
  if (begin < 0) return restOfWeek(today);
  const { planId } = ahead[begin] ?? {};
  const after = ahead.slice(begin).findIndex((day) => day.planId !== planId);
  return ahead.slice(begin, after < 0 ? undefined : begin + after).map(({ date }) => date);
}

/** The days in the address: 'this', 'next', or a list of days; null if the address has none. */
export function daysNamed(names: string | null, today: Day): Day[] | null {
  if (names === null) return null;
  if (names === 'this') return restOfWeek(today);
  if (names === 'next') return nextWeek(today);
  const named = new Set(names.slice(0, 200).split('.'));
  return daysAhead(today).filter((day) => named.has(day));
}

export function namesOf(days: readonly Day[], today: Day): string {
  const names = days.toSorted().join('.');
  if (names === restOfWeek(today).join('.')) return 'this';
  return names === nextWeek(today).join('.') ? 'next' : names;
}

type Eaten = {
  readonly date: Day;
  /** By the places of the meals. */
  readonly meals: Readonly<Record<string, boolean | undefined>>;
  readonly instead: Readonly<Record<string, unknown>>;
};

/** The days without the meals that are eaten already, or that something else was eaten instead of. */
export const withoutEaten = (
  days: readonly ShoppingDay[],
  eaten: Eaten | null,
): readonly ShoppingDay[] =>
  days.map((day) =>
    day.date === eaten?.date
      ? {
          ...day,
          meals: day.meals.map((meal, index) =>
            eaten.meals[index] === true || eaten.instead[index] !== undefined ? '' : meal,
          ),
        }
      : day,
  );
