import { type DayRef, dayHeading } from './dayHeading.ts';
import { headOf } from './labels.ts';
import { phraseFinder, plain } from './letters.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';
import { SAME_AS, THE_DAY_BEFORE } from './sameWords.ts';

/** What a text refers to instead of naming dishes: 'same as Monday', 'wie am Tag 1', 'igual que lunes'. */
export type SameAs = {
  /** `before`: the day before; null: the same day. */
  readonly day: DayRef | 'before' | null;
  readonly meal: MealHeading | null;
  /** Whether the text says nothing else: 'same as Monday, with rice' says more. */
  readonly isWhole: boolean;
};

const LONGEST = 80;
const DITTO = /^(?:["“”„]|''|,,|〃|-?\s?["“”]\s?-?)$/u;
const same = phraseFinder([['same', SAME_AS]]);
const before = phraseFinder([['before', THE_DAY_BEFORE]]);

export function sameAs(text: string): SameAs | null {
  if (text.length > LONGEST) return null;
  // What the sign repeats depends on the table: the day before, or the meal above.
  if (DITTO.test(text)) return { day: 'before', meal: null, isWhole: false };
  const found = same(
    plain(text)
      .replace(/(\p{L})'s(?!\p{L})/gu, '$1')
      .replaceAll("'", ' '),
  );
  if (!found) return null;
  const isAtEdge = /^\s|\s$/u.test(found.rest);
  const rest = found.rest.replace(/[^\p{L}\p{M}\p{N}/.]+/gu, ' ').trim();
  const yesterday = before(rest);
  if (yesterday) {
    const meal = mealHeading(yesterday.rest);
    const isWhole = yesterday.rest.trim() === '' || meal?.strict === true;
    return { day: 'before', meal, isWhole };
  }
  const { day, meal } = dayAndMeal(rest);
  const [ref] = day?.days ?? [];
  if (ref && day?.days.length === 1 && (day.strict || isAtEdge))
    return { day: ref, meal, isWhole: day.strict };
  const own = mealHeading(rest);
  if (isAtEdge && own?.strict && (own.kind !== null || own.ordinal !== null))
    return { day: null, meal: own, isWhole: true };
  return null;
}

function dayAndMeal(text: string) {
  const day = dayHeading(text);
  if (day?.strict) return { day, meal: null };
  const both = headOf(text);
  if (both?.day && both.meal) return both;
  // 'the lunch of Monday'
  const words = text.split(' ');
  for (let cut = 1; cut < Math.min(words.length, 6); cut += 1) {
    const meal = mealHeading(words.slice(0, cut).join(' '));
    const after = dayHeading(words.slice(cut).join(' '));
    if (meal?.strict && after?.strict) return { day: after, meal };
  }
  return { day, meal: null };
}
