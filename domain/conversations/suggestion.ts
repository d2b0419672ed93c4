import { type Day, formatDay } from '../day.ts';
import type { PlanInput } from '../plans/planSchema.ts';
import type { Refusal } from '../refusal.ts';
import type { Suggestion, SuggestionInput } from './conversationSchema.ts';
import { say } from './words.ts';

type Suggested = Pick<Suggestion, 'date' | 'meal' | 'text'>;

export type PlanOfDay = {
  readonly meals: readonly string[];
  readonly mealTimings: readonly string[];
};

/** The dish at a position of a day; '' for none. */
export const dishOf = ({ meals }: PlanOfDay, meal: number): string => meals[meal]?.trim() ?? '';

export const hasMeal = (plan: PlanOfDay, meal: number): boolean =>
  Boolean(plan.mealTimings[meal]?.trim()) || dishOf(plan, meal) !== '';

/** Why a suggestion cannot be sent, and which part of it has to change. */
export type SuggestionRefusal = Refusal & { readonly part: keyof SuggestionInput };

/**
 * Why a meal cannot be suggested on `today`, the customer's own day; null if it can. `plan`: the content of
 * the plan that covers the suggested date; null: no plan covers it.
 */
export function suggestionRefusal(
  { date, meal, text }: SuggestionInput,
  today: Day,
  plan: PlanOfDay | null,
): SuggestionRefusal | null {
  const ofDay = suggestedDayRefusal(date, today, plan !== null);
  if (ofDay) return { ...ofDay, part: 'date' };
  if (!plan) return null;
  if (!hasMeal(plan, meal)) return { code: 'no-such-meal', message: say.noSuchMeal, part: 'meal' };
  if (text.trim() !== dishOf(plan, meal)) return null;
  return { code: 'meal-unchanged', message: say.sameMeal, part: 'text' };
}

/**
 * Why no meal can be suggested, or taken over, for `date` on `today`, the customer's own day; null if one
 * can. `hasPlan`: whether a plan covers that date.
 */
export function suggestedDayRefusal(date: Day, today: Day, hasPlan: boolean): Refusal | null {
  const day = formatDay(date, 'long');
  if (date < today) return { code: 'day-over', message: say.dayOver(day) };
  return hasPlan ? null : { code: 'no-plan-for-day', message: say.noPlanForDay(day) };
}

export const withSuggestion = (plan: PlanInput, { date, meal, text }: Suggested): PlanInput => ({
  ...plan,
  weeklyDietPlan: plan.weeklyDietPlan.map((day) =>
    day.date === date
      ? { ...day, meals: day.meals.map((each, index) => (index === meal ? text : each)) }
      : day,
  ),
});

/** Needs confirmation: the plan's dish is no longer the one that the suggestion would replace. */
export function mealChanged(
  { was, text }: Pick<Suggestion, 'was' | 'text'>,
  now: string,
): { readonly 'meal-changed'?: string } {
  if (now === was || now === text) return {};
  if (now === '') return { 'meal-changed': say.mealRemoved(was) };
  return { 'meal-changed': was === '' ? say.mealAdded(now) : say.mealChanged(now, was) };
}

export const noSuggestion = (): Refusal => ({
  code: 'no-suggestion',
  message: say.noSuggestion,
});
