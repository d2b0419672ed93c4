import { DAYS, MEALS, mealPath, type PlanText } from '../form/fields.ts';

const MAX_SHOWN = 5;
const SHORTEST_START = 2;

/** Every different meal of these plans, the most used first. */
export function mealsUsed(plans: readonly PlanText[]): string[] {
  const uses = new Map<string, number>();
  for (const plan of plans) {
    for (const day of DAYS) {
      for (const meal of MEALS) {
        const text = (plan[mealPath(day, meal)] ?? '').trim();
        if (text !== '') uses.set(text, (uses.get(text) ?? 0) + 1);
      }
    }
  }
  return [...uses].sort((a, b) => b[1] - a[1]).map(([text]) => text);
}

/**
 * Meals that go on from what was typed: those that begin with it, then those with a word that
 * does. Nothing for a single letter, nor for what is typed out already.
 */
export function suggestionsFor(typed: string, meals: readonly string[]): string[] {
  const start = typed.trim().toLowerCase();
  if (start.length < SHORTEST_START) return [];
  const found = meals.filter((meal) => meal.toLowerCase() !== start);
  const begin = found.filter((meal) => meal.toLowerCase().startsWith(start));
  const within = found.filter(
    (meal) => !begin.includes(meal) && meal.toLowerCase().includes(` ${start}`),
  );
  return [...begin, ...within].slice(0, MAX_SHOWN);
}
