import { addDays, type Day, daysBetween, daysFrom } from '../day.ts';
import { twoWeeksFrom, weekOf } from '../plans/weeks.ts';
import type { ShoppingDay } from './shoppingList.ts';

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
