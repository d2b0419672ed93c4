import {
  dishOf,
  hasMeal,
  type PlanOfDay,
  suggestedDayRefusal,
} from '#domain/conversations/suggestion.ts';
import { MEALS_PER_DAY, timingName } from '#domain/plans/plan.ts';
import type { PlannedDays } from '#domain/plans/planSchema.ts';
import { say } from './words.ts';

/** Reserves the height of one line. */
const BLANK = '\u00A0';

/** The plan for the requested day; null if no plan covers it. */
export function planOf({ days: [day] }: PlannedDays): PlanOfDay | null {
  return day && day.planId !== null ? day : null;
}

/** The meals to choose from, '3 Mid-morning'; while the plan is not known, all of them by number. */
export function mealChoices(
  plan: PlanOfDay | null,
  chosen: number,
): { readonly meal: number; readonly label: string }[] {
  return Array.from({ length: MEALS_PER_DAY }, (_, meal) => {
    const timing = timingName(plan?.mealTimings[meal]?.trim() ?? '');
    return { meal, label: timing ? `${meal + 1} ${timing}` : say.mealNumber(meal + 1) };
  }).filter(({ meal }) => meal === chosen || !plan || hasMeal(plan, meal));
}

/** The present dish of the meal on the requested day, or why nothing can be suggested there. */
export function placeWords(asked: PlannedDays | undefined, meal: number): string {
  const date = asked?.days[0]?.date;
  if (!asked || !date) return BLANK;
  const plan = planOf(asked);
  const refusal = suggestedDayRefusal(date, asked.today, plan !== null);
  if (refusal || !plan) return refusal?.message ?? BLANK;
  if (!hasMeal(plan, meal)) return say.noSuchMeal;
  const dish = dishOf(plan, meal);
  return dish === '' ? say.nothingPlanned : say.plannedNow(dish);
}

/**
 * The key of an error in one part of a suggestion. It has no dot, because a form reduces a dotted path to its
 * first part.
 */
export const errorKey = (part: string): string => `suggestion-${part}`;

export const ERROR_KEYS: readonly string[] = ['date', 'meal', 'text'].map(errorKey);
