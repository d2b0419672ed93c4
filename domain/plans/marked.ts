import { type Avoided, avoidsNothing, marksIn } from '../allergens/marks.ts';
import type { Mark } from '../allergens/ways.ts';
import type { Day } from '../day.ts';
import { ingredientsNamed, type RecipeBook } from '../foods/recipes.ts';
import type { Refusal } from '../refusal.ts';
import { isMarkReason, MARKED_MEALS, type Said } from './markReason.ts';
import { marksInWords, marksKey } from './markWords.ts';
import type { PlanInput } from './planSchema.ts';
import { say } from './words.ts';

/** A meal of the week that names something its customer does not eat. */
export interface MarkedMeal {
  readonly date: Day;
  /** 0 to 6. */
  readonly day: number;
  /** 0 to 7. */
  readonly meal: number;
  readonly text: string;
  /** The text with the ingredients of its recipes; the marks are places in it. */
  readonly read: string;
  readonly marks: readonly Mark[];
}

/** A meal as it is looked through for what somebody must not eat: with the ingredients of its recipes. */
export const asRead = (text: string, book: RecipeBook): string =>
  [text, ...ingredientsNamed(text, book)].join('\n');

/** The marked meals of a week, in order. An empty list means: no known match, not that the week is safe. */
export function markedMeals(
  { weeklyDietPlan }: Pick<PlanInput, 'weeklyDietPlan'>,
  avoided: Avoided,
  book: RecipeBook,
): MarkedMeal[] {
  if (avoidsNothing(avoided)) return [];
  return weeklyDietPlan.flatMap(({ date, meals }, day) =>
    meals.flatMap((text, meal) => {
      const read = asRead(text, book);
      const marks = marksIn(read, avoided);
      return marks.length > 0 ? [{ date, day, meal, text, read, marks }] : [];
    }),
  );
}

/** Disliked food is marked but needs no reason, since it harms nobody. */
export const needsReason = ({ how }: Mark): boolean => how !== 'disliked';

export const needingReason = (marked: readonly MarkedMeal[]): MarkedMeal[] =>
  marked
    .map((each) => ({ ...each, marks: each.marks.filter(needsReason) }))
    .filter(({ marks }) => marks.length > 0);

export const mealWords = ({ read, marks }: Pick<MarkedMeal, 'read' | 'marks'>): string =>
  marksInWords(read, marks);

/** What a reason for this meal is remembered by. */
export const saidOf = (meal: Pick<MarkedMeal, 'read' | 'marks'>): Said => ({
  words: mealWords(meal),
  key: marksKey(meal.read, meal.marks),
});

export const SUGGESTION_MARKED: Refusal = {
  code: MARKED_MEALS,
  get message() {
    return say.suggestionConflicts;
  },
};

/** Null if nothing holds the upload back, or if a reason says why the meals stay. */
export function markedRefusal(held: readonly MarkedMeal[], reason = ''): Refusal | null {
  const [first] = held;
  if (!first || isMarkReason(reason)) return null;
  const conflict = say.conflicts(held.length, '');
  const meals = say.heldMeals(conflict, mealWords(first), held.length - 1);
  const ask = reason.trim() === '' ? say.giveReason : say.giveMoreDetail;
  return { code: MARKED_MEALS, message: `${meals} ${ask}` };
}
