import { labelled, withoutBullet } from './labels.ts';
import { mealHeading } from './mealHeading.ts';
import type { MealKind } from './mealWords.ts';

/** Each of these occurs at most once a day. */
export const MAIN: ReadonlySet<MealKind> = new Set(['breakfast', 'lunch', 'dinner']);
/** How many main meals are needed to tell that lines begin with the names of their meals. */
const FEWEST = 2;
// 'Dinner rolls' and 'Breakfast burrito' keep their first word as part of the dish.
const OF_A_DISH =
  /^(?:rolls?|box(?:es)?|burritos?|wraps?|cereals?|bowls?|muffins?|bars?|sandwich(?:es)?|tacos?|hash|plates?|teas?|meat)(?!\p{L})/iu;
// 'Lunch options' and 'Dinner at seven' name no dish.
const NO_DISH =
  /^(?:options?|ideas?|times?|menu|from|at|is|and|or|should|can|every|as|after|before|[(+&/])(?!\p{L})/iu;

export type Bare = {
  readonly text: string;
  readonly name: string;
  readonly dish: string;
  readonly kind: MealKind;
};

/** The meal and dish of a line, or of the rest of a line that begins with a day: 'Monday: breakfast oats'. */
export function bareMealOf(line: string): Bare | null {
  const label = labelled(withoutBullet(line));
  if (label?.meal) return null;
  const text = label?.day ? label.rest : withoutBullet(line);
  const [, name = '', dish = ''] = /^([\p{L}\p{M}]+)\s+(\S.*)$/su.exec(text) ?? [];
  const meal = mealHeading(name);
  if (!meal?.strict || meal.kind === null || mealHeading(text)?.strict) return null;
  if (NO_DISH.test(dish)) return null;
  return { text, name, dish: OF_A_DISH.test(dish) ? `${name} ${dish}` : dish, kind: meal.kind };
}

/**
 * Rewrites lines that begin with the name of their meal and a blank, 'Breakfast oats', as if they had a
 * colon. Only if at least two main meals are written so, and none has a colon or a line of its own.
 */
export function withMealsNamed<L extends { readonly text: string }>(lines: readonly L[]): L[] {
  const bare = lines.map(({ text }) => bareMealOf(text));
  const kinds = new Set(bare.flatMap((each) => (each && MAIN.has(each.kind) ? [each.kind] : [])));
  const areNamed = lines.some(({ text }) => {
    const line = withoutBullet(text);
    return mealHeading(line)?.strict || labelled(line)?.meal;
  });
  if (kinds.size < FEWEST || areNamed) return [...lines];
  return lines.map((line, at) => {
    const found = bare[at];
    if (!found) return line;
    const from = line.text.lastIndexOf(found.text);
    return { ...line, text: `${line.text.slice(0, from)}${found.name}: ${found.dish}` };
  });
}
