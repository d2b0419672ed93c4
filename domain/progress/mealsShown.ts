import { adherenceOf, MEAL_INDEXES } from './adherence.ts';
import { dishOfTick, NO_LOGGED_PLAN } from './loggedPlan.ts';
import type { DayContent, TrackedDay } from './progressSchema.ts';

type Dish = { readonly timing: string; readonly meal: string };

/** A meal as a screen shows it. */
export type MealShown = Dish & {
  /** Its place among the eight. */
  readonly index: number;
  readonly done: boolean;
  /** What the plan says in its place now, not done; a blank meal: it is planned no longer. */
  readonly changedTo?: Dish;
  /** Planned since the day was logged, and so none of the meals that it counts by. */
  readonly isNew?: true;
};

type Shown = Pick<TrackedDay, 'date' | 'today' | 'planned' | 'record'>;

/**
 * The meals of a day, for the screens of both roles: its own if it was logged, else those of the
 * plan. `form` is what stands in a form that edits it; a tick in there shows the dish that it was
 * made for. A day whose every meal is done has nothing changed in it; on today, what the plan has
 * in addition still is to come.
 */
export function mealsShown(
  day: Shown,
  form?: { readonly meals: DayContent['meals']; readonly dishes: DayContent['dishes'] },
): MealShown[] {
  const { record, planned: plan } = day;
  const own = record?.planned ?? plan ?? NO_LOGGED_PLAN;
  const isToday = day.date === day.today;
  const isAllDone = record !== null && isWhollyDone(record);
  const ticks = (form ?? record)?.meals ?? {};
  const logging = { meals: ticks, dishes: form?.dishes ?? {}, record, plan, isToday };
  return MEAL_INDEXES.flatMap((key, index): MealShown[] => {
    const ofOwn = { timing: own.mealTimings[index] ?? '', meal: own.meals[index] ?? '' };
    const ofPlan = plan && {
      timing: plan.mealTimings[index] ?? '',
      meal: plan.meals[index] ?? '',
    };
    const ticked = ticks[key] === true ? dishOfTick(key, logging) : '';
    if (isBlank(ticked) && isBlank(ofOwn.meal)) {
      // Ticked for a dish of a plan that is gone: it is not this one.
      if (record?.planned.from === 'gone' && ticks[key] === true) return [];
      if (!ofPlan || isBlank(ofPlan.meal) || (isAllDone && !isToday)) return [];
      return [{ index, ...ofPlan, done: false, isNew: true }];
    }
    const meal = isBlank(ticked) ? ofOwn.meal : ticked;
    const { timing } = meal === ofOwn.meal ? ofOwn : (ofPlan ?? ofOwn);
    const row = { index, timing, meal, done: !isBlank(ticked) };
    const isChanged = ofPlan !== null && ofPlan.meal !== meal && !isAllDone;
    return [isChanged ? { ...row, changedTo: ofPlan } : row];
  });
}

/**
 * Whether nothing of a day is left to log: every meal that a screen shows of it is done, or is planned
 * no longer today; or it has none, and was submitted.
 */
export const isComplete = (day: Shown): boolean =>
  day.record !== null &&
  mealsShown(day).every(
    ({ done, changedTo }) => done || (day.date === day.today && changedTo?.meal.trim() === ''),
  );

const isBlank = (meal: string) => meal.trim() === '';

function isWhollyDone({ planned, meals: ticks }: NonNullable<TrackedDay['record']>): boolean {
  const { done, meals } = adherenceOf(planned.meals, ticks);
  return meals > 0 && done === meals;
}
