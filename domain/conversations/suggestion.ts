import { type Day, formatDay } from '../day.ts';
import type { PlanInput } from '../plans/planSchema.ts';
import type { Refusal } from '../refusal.ts';
import type { Suggestion } from './messageSchema.ts';

type Suggested = Pick<Suggestion, 'date' | 'meal' | 'text'>;

/**
 * Why a meal cannot be suggested, or taken over, for `date` on `today`, the customer's own day; null if it
 * can. `hasPlan`: whether a plan holds that date.
 */
export function suggestionRefusal(date: Day, today: Day, hasPlan: boolean): Refusal | null {
  if (date < today)
    return {
      code: 'day-over',
      message: `${formatDay(date, 'long')} is over. Suggest the meal for a day to come.`,
    };
  return hasPlan
    ? null
    : {
        code: 'no-plan-for-day',
        message: `No plan holds ${formatDay(date, 'long')}. Plan that week first.`,
      };
}

/** A plan with the suggested meal in the place of what it had. */
export const withSuggestion = (plan: PlanInput, { date, meal, text }: Suggested): PlanInput => ({
  ...plan,
  weeklyDietPlan: plan.weeklyDietPlan.map((day) =>
    day.date === date
      ? { ...day, meals: day.meals.map((each, index) => (index === meal ? text : each)) }
      : day,
  ),
});

/** The reason to confirm a suggestion before it is taken over: the meal is not what it was meant to replace. */
export function mealChanged(
  { was, text }: Pick<Suggestion, 'was' | 'text'>,
  now: string,
): { readonly 'meal-changed'?: string } {
  if (now === was || now === text) return {};
  return {
    'meal-changed': `The meal was changed since: it is now ${now === '' ? 'empty' : `“${now}”`}, and was ${was === '' ? 'empty' : `“${was}”`}.`,
  };
}

export const NO_SUGGESTION: Refusal = {
  code: 'no-suggestion',
  message: 'This message was taken back, or suggests no meal.',
};
