import { adherenceOf, MEAL_INDEXES, type MealIndex, mealsOfDay } from './adherence.ts';
import type { DailyProgress, Dishes, LoggedPlan, MealsDone, PlannedDay } from './progressSchema.ts';

export const NO_LOGGED_PLAN: LoggedPlan = {
  planId: null,
  planName: '',
  meals: [],
  mealTimings: [],
  from: 'none',
};

export const UNKNOWN_DISH = 'No plan of this day has this meal.';

type Logging = {
  readonly meals: MealsDone;
  readonly dishes: Dishes;
  /** What is stored of the day; null for nothing. */
  readonly record: Pick<DailyProgress, 'meals' | 'planned'> | null;
  /** What the plan that holds for the day says now. */
  readonly plan: PlannedDay | null;
  /** Whether it is the customer's own today. */
  readonly isToday: boolean;
};

/** For which dish a meal that is ticked was ticked, as far as anybody knows; '' for none. */
export function dishOfTick(index: MealIndex, logging: Logging): string {
  const { dishes, record, plan, isToday } = logging;
  const own = record?.planned.meals[Number(index)] ?? '';
  const ofPlan = plan?.meals[Number(index)];
  const wasTicked = record?.meals[index] === true;
  if (wasTicked) return dishes[index] ?? own;
  return dishes[index] ?? (isToday ? (ofPlan ?? own) : own || (ofPlan ?? ''));
}

/**
 * What is stored with a day as its meals. A ticked one is the dish that the tick was made for. One
 * not ticked is what the plan says now if the day is today; on an earlier day it stays what it was,
 * so that a plan changed later does not rewrite what was there to be eaten. A day logged without
 * meals stays without until one is ticked. One whose plan is gone stays so while there are ticks of
 * which nobody knows the dish: among other meals they would count for nothing.
 */
export function loggedPlanOf(logging: Logging): LoggedPlan {
  const { meals: ticks, record, plan, isToday } = logging;
  const own = record?.planned ?? NO_LOGGED_PLAN;
  if (own.from === 'gone' && MEAL_INDEXES.some((key) => isOfUnknownDish(key, logging))) return own;
  const hasOwn = own.meals.length > 0;
  const takesPlan = plan !== null && (isToday || !hasOwn);
  const cells = MEAL_INDEXES.map((key, index) => {
    const ofPlan = { meal: plan?.meals[index] ?? '', timing: plan?.mealTimings[index] };
    const ofOwn = { meal: own.meals[index] ?? '', timing: own.mealTimings[index] };
    const meal = ticks[key] === true ? dishOfTick(key, logging) : (takesPlan ? ofPlan : ofOwn).meal;
    const [first, second] =
      meal === ofOwn.meal && !(takesPlan && meal === ofPlan.meal)
        ? [ofOwn, ofPlan]
        : [ofPlan, ofOwn];
    return { meal, timing: first.timing ?? second.timing ?? '' };
  });
  const meals = cells.map(({ meal }) => meal);
  const ofMeals = mealsOfDay(meals);
  const isTicked = ofMeals.some((index) => ticks[String(index) as MealIndex] === true);
  const staysWithout = record !== null && !hasOwn && !isToday && !isTicked;
  if (staysWithout || (plan === null && ofMeals.length === 0)) return own;
  if (hasOwn && meals.every((meal, index) => meal === own.meals[index])) return own;
  const { planId, planName } = takesPlan ? plan : own;
  const mealTimings = cells.map(({ timing }) => timing);
  return { planId, planName, meals, mealTimings, from: 'logged' };
}

const isOfUnknownDish = (index: MealIndex, { meals, dishes, record }: Logging): boolean =>
  meals[index] === true && record?.meals[index] === true && dishes[index] === undefined;

type Counts = { readonly done: number; readonly meals: number };

/**
 * What a day counts as. Where its plan was gone, its meals are not known: what was counted while
 * they were stays, as long as the ticks do.
 */
export function countsOf(
  day: Pick<DailyProgress, 'meals' | 'planned'>,
  before: (Counts & { readonly ticks: MealsDone }) | null,
): Counts {
  if (day.planned.from !== 'gone' || before === null) {
    const { done, meals } = adherenceOf(day.planned.meals, day.meals);
    return { done, meals };
  }
  const ticked = (ticks: MealsDone) => MEAL_INDEXES.filter((index) => ticks[index] === true);
  const [then, now] = [ticked(before.ticks), ticked(day.meals)];
  const done = then.join() === now.join() ? before.done : Math.min(now.length, before.meals);
  return { done, meals: before.meals };
}

/** The ticked meals whose dish is in none of `known`, each the eight meals of one plan of the day. */
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
