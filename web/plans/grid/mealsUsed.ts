import { DAYS, MEALS, mealPath, type PlanText } from '../form/fields.ts';

const MAX_SHOWN = 5;
const SHORTEST_START = 2;
const MEAL_PATHS = DAYS.flatMap((day) => MEALS.map((meal) => mealPath(day, meal)));

/** Every different meal of these plans that may continue the typed text, the most used first. */
export function mealsUsed(plans: readonly PlanText[], typed = ''): string[] {
  const start = typed.trim().toLowerCase();
  const uses = new Map<string, number>();
  // This runs at each key over a few hundred long texts, so most of them are skipped before they are counted.
  for (const plan of plans) {
    for (const path of MEAL_PATHS) {
      const text = (plan[path] ?? '').trim();
      if (text === '' || !text.toLowerCase().includes(start)) continue;
      uses.set(text, (uses.get(text) ?? 0) + 1);
    }
  }
  return [...uses].sort((a, b) => b[1] - a[1]).map(([text]) => text);
}

/**
 * Meals that continue the typed text: first those that begin with it, then those with a word that does. Nothing
 * for a single letter, nor for a meal that is already typed in full.
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
