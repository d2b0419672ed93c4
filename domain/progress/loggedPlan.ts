import type { PlannedDay } from '../plans/planSchema.ts';
import { type MealKinds, mealKindsOf, mealsOfDay } from './adherence.ts';
import { MEAL_INDEXES, type MealIndex } from './progress.ts';
import type { DailyProgress, Dishes, Instead, LoggedPlan, MealsDone } from './progressSchema.ts';

export const NO_LOGGED_PLAN: LoggedPlan = {
  planId: null,
  planName: '',
  meals: [],
  mealTimings: [],
  from: 'none',
};

type Logging = {
  readonly meals: MealsDone;
  readonly dishes: Dishes;
  readonly instead: Instead;
  /** The stored day; null if it was not logged. */
  readonly record: Pick<DailyProgress, 'meals' | 'planned'> | null;
  /** The current version of the plan that covers the day; null for none. */
  readonly plan: PlannedDay | null;
  /** Whether the day is the customer's own today. */
  readonly isToday: boolean;
};

/** The dish for which a meal was ticked; '' when it is not known. */
export function dishOfTick(index: MealIndex, logging: Omit<Logging, 'instead'>): string {
  const { dishes, record, plan, isToday } = logging;
  const own = record?.planned.meals[Number(index)] ?? '';
  const ofPlan = plan?.meals[Number(index)];
  const wasTicked = record?.meals[index] === true;
  if (wasTicked) return dishes[index] ?? own;
  return dishes[index] ?? (isToday ? (ofPlan ?? own) : own || (ofPlan ?? ''));
}

/**
 * The meals to store with a day.
 * - A ticked meal is the dish that was ticked.
 * - A meal that is not ticked comes from the current plan if the day is today. On an earlier day it stays as
 *   stored, so that a later change of the plan does not alter what was planned then.
 * - A meal that was something else or skipped stays a meal of the day, whatever the plan says later.
 * - An earlier day that was logged without meals stays without, until a meal is ticked or logged as something
 *   else.
 * - A day whose plan is gone stays as it is while it has ticks of unknown dishes: with other meals those
 *   ticks would no longer count.
 */
export function loggedPlanOf(logging: Logging): LoggedPlan {
  const { meals: ticks, instead, record, plan, isToday } = logging;
  const own = record?.planned ?? NO_LOGGED_PLAN;
  if (own.from === 'gone' && MEAL_INDEXES.some((key) => isOfUnknownDish(key, logging))) return own;
  const hasOwn = own.meals.length > 0;
  const takesPlan = plan !== null && (isToday || !hasOwn);
  const cells = MEAL_INDEXES.map((key, index) => {
    const ofPlan = { meal: plan?.meals[index] ?? '', timing: plan?.mealTimings[index] };
    const ofOwn = { meal: own.meals[index] ?? '', timing: own.mealTimings[index] };
    const [now, otherwise] = takesPlan ? [ofPlan, ofOwn] : [ofOwn, ofPlan];
    const untouched = now.meal || (instead[key] ? otherwise.meal : '');
    const meal = ticks[key] === true ? dishOfTick(key, logging) : untouched;
    const [first, second] =
      meal === ofOwn.meal && !(takesPlan && meal === ofPlan.meal)
        ? [ofOwn, ofPlan]
        : [ofPlan, ofOwn];
    return { meal, timing: first.timing ?? second.timing ?? '' };
  });
  const meals = cells.map(({ meal }) => meal);
  const ofMeals = mealsOfDay(meals);
  const isLogged = ofMeals.some((index) => {
    const key = String(index) as MealIndex;
    return ticks[key] === true || instead[key] !== undefined;
  });
  const staysWithout = record !== null && !hasOwn && !isToday && !isLogged;
  if (staysWithout || (plan === null && ofMeals.length === 0)) return own;
  if (hasOwn && meals.every((meal, index) => meal === own.meals[index])) return own;
  const { planId, planName } = takesPlan ? plan : own;
  const mealTimings = cells.map(({ timing }) => timing);
  return { planId, planName, meals, mealTimings, from: 'logged' };
}

const isOfUnknownDish = (index: MealIndex, { meals, dishes, record }: Logging): boolean =>
  meals[index] === true && record?.meals[index] === true && dishes[index] === undefined;

type Counts = Pick<MealKinds, 'done' | 'meals'>;

/**
 * The adherence to store with a day. If the day's plan is gone, its meals are unknown. Then the counts of
 * `before` stay while the ticks are the same; once the ticks change, only their number counts.
 */
export function countsOf(
  day: Pick<DailyProgress, 'meals' | 'instead' | 'planned'>,
  before: (Counts & { readonly ticks: MealsDone }) | null,
): MealKinds {
  if (day.planned.from !== 'gone' || before === null)
    return mealKindsOf(day.planned.meals, day.meals, day.instead);
  const ticked = (ticks: MealsDone) => MEAL_INDEXES.filter((index) => ticks[index] === true);
  const [then, now] = [ticked(before.ticks), ticked(day.meals)];
  const done = then.join() === now.join() ? before.done : Math.min(now.length, before.meals);
  return { done, meals: before.meals, other: 0, skipped: 0 };
}

/** The ticked meals whose dish is in none of `known`, whose elements are the eight meals of a plan each. */
export function unknownDishes(
  { meals, dishes }: Pick<Logging, 'meals' | 'dishes'>,
  known: readonly (readonly string[])[],
): MealIndex[] {
  return MEAL_INDEXES.filter((index) => {
    const dish = dishes[index];
    if (dish === undefined || meals[index] !== true) return false;
    return !known.some((each) => each[Number(index)]?.trim() === dish);
  });
}
