import type { Day, DayRange } from '../day.ts';
import { alternativesOf, isBlankMeal } from '../plans/plan.ts';
import { adherenceOf } from './adherence.ts';
import { dishOfTick, NO_LOGGED_PLAN } from './loggedPlan.ts';
import { EMPTY_PROGRESS, MEAL_INDEXES, type MealIndex } from './progress.ts';
import type {
  DayContent,
  Instead,
  LoggedPlan,
  MealInstead,
  MealsDone,
  Picked,
  TrackedDay,
} from './progressSchema.ts';
import { say } from './words.ts';

type Dish = { readonly timing: string; readonly meal: string };

export type MealShown = Dish & {
  /** 0 to 7. */
  readonly index: number;
  readonly done: boolean;
  readonly picked?: string;
  /** What was eaten instead, if the meal was not eaten as planned. */
  readonly instead?: MealInstead;
  /** The plan's current dish for this meal; blank: the meal is no longer planned. */
  readonly changedTo?: Dish;
  /** The meal was planned after the day was logged, so it does not count in the day's adherence. */
  readonly isNew?: true;
};

type Said = Pick<DayContent, 'meals' | 'instead' | 'picked'>;
type Shown = Pick<TrackedDay, 'date' | 'today' | 'planned' | 'record'>;

/**
 * The meals of a day as screens of both roles show them: the day's own meals if it was logged, else the
 * plan's. `form` has the ticks of a form that edits the day, with the dishes that they stand for. A day whose
 * meals are all done shows no later change of the plan; only today shows meals that were added to the plan.
 */
export function mealsShown(day: Shown, form?: Said & Pick<DayContent, 'dishes'>): MealShown[] {
  const { record, planned: plan } = day;
  const own = record?.planned ?? plan ?? NO_LOGGED_PLAN;
  const isToday = day.date === day.today;
  const isAllDone = record !== null && isWhollyDone(record);
  const { meals: ticks, instead, picked }: Said = form ?? record ?? EMPTY_PROGRESS;
  const logging = { meals: ticks, dishes: form?.dishes ?? {}, record, plan, isToday };
  return MEAL_INDEXES.flatMap((key, index): MealShown[] => {
    const ofOwn = { timing: own.mealTimings[index] ?? '', meal: own.meals[index] ?? '' };
    const ofPlan = plan && {
      timing: plan.mealTimings[index] ?? '',
      meal: plan.meals[index] ?? '',
    };
    const told = ticks[key] === true ? undefined : instead[key];
    const said = told && { instead: told };
    const ticked = ticks[key] === true ? dishOfTick(key, logging) : '';
    const chosen = ticks[key] === true ? picked[key] : undefined;
    if (isBlankMeal(ticked) && isBlankMeal(ofOwn.meal)) {
      // The tick is for an unknown dish of a deleted plan, not for this dish.
      if (record?.planned.from === 'gone' && ticks[key] === true) return [];
      if (!ofPlan || isBlankMeal(ofPlan.meal) || (isAllDone && !isToday)) return [];
      return [{ index, ...ofPlan, done: false, ...said, isNew: true }];
    }
    const meal = isBlankMeal(ticked) ? ofOwn.meal : ticked;
    const { timing } = meal === ofOwn.meal ? ofOwn : (ofPlan ?? ofOwn);
    const row = {
      index,
      timing,
      meal,
      done: !isBlankMeal(ticked),
      ...said,
      ...(chosen && { picked: chosen }),
    };
    const isChanged = ofPlan !== null && ofPlan.meal !== meal && !isAllDone;
    return [isChanged ? { ...row, changedTo: ofPlan } : row];
  });
}

/** Whether nothing is left to log: each meal shown is logged or, today, no longer planned. */
export const isComplete = (day: Shown): boolean =>
  day.record !== null &&
  mealsShown(day).every(
    ({ done, instead, changedTo }) =>
      done ||
      instead !== undefined ||
      (day.date === day.today && changedTo !== undefined && isBlankMeal(changedTo.meal)),
  );

function isWhollyDone({ planned, meals: ticks }: NonNullable<TrackedDay['record']>): boolean {
  const { done, meals } = adherenceOf(planned.meals, ticks);
  return meals > 0 && done === meals;
}

type Meals = Pick<LoggedPlan, 'meals' | 'mealTimings'>;

/**
 * Whether to show a logged day's own meals instead of those of the plan that covers it now. A past day keeps
 * its own meals, whatever changes in the plan; and without a plan there are no others.
 */
export const showsOwnMeals = (
  own: Pick<Meals, 'meals'> | undefined,
  { date, today, hasPlan }: { readonly date: Day; readonly today: Day; readonly hasPlan: boolean },
): boolean => own !== undefined && own.meals.length > 0 && (date < today || !hasPlan);

/** The meals whose picked alternative is not one of their dish, as `dishOf` gives it. */
export const unknownPicks = (
  picked: Picked,
  dishOf: (index: MealIndex) => string | undefined,
): MealIndex[] =>
  MEAL_INDEXES.filter((index) => {
    const words = picked[index];
    return words !== undefined && !alternativesOf(dishOf(index) ?? '').includes(words);
  });

/** 'Oat porridge (picked of 2)'; only the picked text if the dish no longer has alternatives by the rule. */
export function pickedWords(picked: string, meal: string): string {
  const { length } = alternativesOf(meal);
  return length > 1 ? say.pickedOf(picked, length) : picked;
}

/** A logged day, as much of it as says what was eaten. */
type Logged = {
  readonly meals: MealsDone;
  readonly instead: Instead;
  readonly picked: Picked;
};

/**
 * The texts of what was eaten: the dish of each ticked meal, of several the one that was picked, and in place of
 * others what the customer wrote. Null for a day of which nothing is known.
 */
export function eatenTexts(planned: readonly string[], logged: Logged | null): string[] | null {
  if (!logged) return null;
  const { meals, instead, picked } = logged;
  const texts = MEAL_INDEXES.flatMap((key, index) => {
    const dish = planned[index] ?? '';
    if (meals[key] === true) return isBlankMeal(dish) ? [] : [picked[key] ?? dish];
    const said = instead[key];
    return said?.kind === 'other' && said.words.trim() !== '' ? [said.words] : [];
  });
  return texts.length === 0 ? null : texts;
}

/** Each day of a range: the texts of its meals, and of what was eaten; null for nothing known. */
export type MealsOfDays = (
  of: { readonly customerId: string },
  range: DayRange,
  today: Day,
) => Promise<
  readonly {
    readonly date: Day;
    readonly meals: readonly string[];
    readonly eaten: readonly string[] | null;
  }[]
>;
