import { allergenWord } from '../allergens/allergens.ts';
import { type Avoided, avoidsNothing, marksIn } from '../allergens/marks.ts';
import { type Mark, wayName } from '../allergens/ways.ts';
import type { Day } from '../day.ts';
import { ingredientsNamed, type RecipeBook } from '../foods/recipes.ts';
import { inARow, isolated } from '../language/language.ts';
import type { Refusal } from '../refusal.ts';
import { isMarkReason, MARKED_MEALS, type Said } from './markReason.ts';
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

/** 'Walnuts: tree nuts', 'Satay: usually with peanuts'. */
function markWords(read: string, mark: Mark): string {
  const typed = read.slice(mark.from, mark.to);
  const word = isolated(`${typed.charAt(0).toUpperCase()}${typed.slice(1)}`);
  if ('allergen' in mark)
    return mark.how === 'names'
      ? say.namesAllergen(word, allergenWord(mark.allergen))
      : say.usuallyWith(word, allergenWord(mark.allergen));
  if ('way' in mark) return say.conflictsWith(word, wayName(mark.way));
  return mark.how === 'own'
    ? say.conflictsWithNo(word, isolated(mark.ownWord))
    : say.theyDislike(word, isolated(mark.ownWord));
}

/** 'walnuts names nuts' */
function markKey(read: string, mark: Mark): string {
  const typed = read.slice(mark.from, mark.to).toLowerCase();
  if ('allergen' in mark) return `${typed} ${mark.how} ${mark.allergen}`;
  return 'way' in mark
    ? `${typed} ${mark.how} ${mark.way}`
    : `${typed} ${mark.how} ${mark.ownWord}`;
}

export const mealWords = ({ read, marks }: Pick<MarkedMeal, 'read' | 'marks'>): string =>
  inARow([...new Set(marks.map((mark) => markWords(read, mark)))]);

/** What a reason for this meal is remembered by. */
export const saidOf = (meal: Pick<MarkedMeal, 'read' | 'marks'>): Said => ({
  words: mealWords(meal),
  key: [...new Set(meal.marks.map((mark) => markKey(meal.read, mark)))].join(', '),
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
