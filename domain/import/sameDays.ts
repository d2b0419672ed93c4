import { DAYS_PER_PLAN, MEALS_PER_DAY } from '../plans/plan.ts';
import { type DayRef, dayHeading } from './dayHeading.ts';
import { SAME_AS, THE_DAY_BEFORE } from './dayWords.ts';
import type { Spoken, WeekOf } from './fileDates.ts';
import { headOf } from './labels.ts';
import { phraseFinder, plain } from './letters.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';
import type { DayMark, DayPlace, Reading } from './reading.ts';
import type { Why } from './words.ts';

/** What a text refers to instead of naming dishes: 'same as Monday', 'wie am Tag 1', 'igual que lunes'. */
type SameAs = {
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
  return both?.day && both.meal ? both : { day, meal: null };
}

/** 'Friday as Thursday', 'Thursday as Wednesday' and so on, but never in a circle. */
const LONGEST_CHAIN = DAYS_PER_PLAN;

type At = DayPlace & { readonly meal: number };

/** Copies the dishes of cells and days that are said to be the same as others, and marks them. */
export function withSameFilled(
  reading: Reading,
  weeks: readonly Omit<WeekOf, 'copies'>[],
  placesOf: ReadonlyMap<DayMark, readonly DayPlace[]>,
): WeekOf[] {
  const written = (at: DayPlace) =>
    weeks.find(({ number }) => number === at.week)?.meals[at.position];
  const mealNamed = (at: At, { meal }: SameAs): number => {
    if (!meal) return at.meal;
    const { timings } = weeks.find(({ number }) => number === at.week) ?? { timings: [] };
    return timings.findIndex((timing) => {
      const named = timing === null ? null : mealHeading(timing);
      return named?.kind === meal.kind && named.ordinal === meal.ordinal;
    });
  };
  const copies = new Map<number, string[]>();
  const copied = (at: At, same: SameAs, chain: number): Spoken | null => {
    const place = dayMeant(at, same);
    const meal = mealNamed(at, same);
    const isItself = place?.week === at.week && place.position === at.position && meal === at.meal;
    if (!place || isItself || chain > LONGEST_CHAIN) return null;
    const found = said({ ...place, meal }, chain + 1);
    return found === null || found.text === '' || found.why.includes('notFound')
      ? null
      : { text: found.text, why: [...new Set<Why>([...found.why, 'copied'])] };
  };
  const said = (at: At, chain = 0): Spoken | null => {
    const own = written(at)?.[at.meal];
    const same = own && own.text !== '' ? sameAs(own.text) : dayAs(at);
    if (!own || !same) return own ?? null;
    if (!same.isWhole) return { ...own, why: [...own.why, 'mayRefer'] };
    const found = copied(at, same, chain);
    if (found && chain === 0 && own.text !== '')
      copies.set(at.week, [...(copies.get(at.week) ?? []), own.text]);
    if (found) return { ...found, why: [...new Set([...own.why, ...found.why])] };
    return own.text === '' ? own : { ...own, why: [...own.why, 'notFound'] };
  };
  const wholeDays = reading.sameDays.flatMap((each) =>
    (placesOf.get(each.day) ?? []).map((place) => ({ ...each, place })),
  );
  /** What a blank cell is the same as, because its whole day is. */
  const dayAs = (at: At): SameAs | null => {
    const whole = wholeDays.find(
      ({ place }) => place.week === at.week && place.position === at.position,
    );
    if (whole) return sameAs(whole.text);
    // In a table, 'same as Monday' alone in a day stands for all its meals.
    const [only, ...others] = (written(at) ?? []).filter(({ text }) => text !== '');
    const isAlone = reading.orientation !== 'list' && only && others.length === 0;
    const same = isAlone ? sameAs(only.text) : null;
    return same?.isWhole && same.meal === null ? same : null;
  };
  const filled = weeks.map((week) => ({
    ...week,
    meals: Array.from({ length: DAYS_PER_PLAN }, (_, position) =>
      Array.from(
        { length: MEALS_PER_DAY },
        (_, meal) => said({ week: week.number, position, meal }) ?? { text: '', why: [] },
      ),
    ),
  }));
  for (const { piece, place } of wholeDays) {
    const day = filled.find(({ number }) => number === place.week)?.meals[place.position];
    reading.unplace(piece, day?.some(({ text }) => text !== '') ? 'copied' : 'notFound');
  }
  return filled.map((week) => ({ ...week, copies: copies.get(week.number) ?? [] }));
}

/** The day that a text refers to, as seen from its own day. */
function dayMeant(at: DayPlace, { day }: SameAs): DayPlace | null {
  if (day === null) return at;
  if (day === 'before') {
    const { week, position } = at;
    return position > 0
      ? { week, position: position - 1 }
      : { week: week - 1, position: DAYS_PER_PLAN - 1 };
  }
  if (day.weekday !== undefined) return { week: at.week, position: day.weekday };
  if (day.ordinal === undefined) return null;
  const number = day.ordinal - 1;
  return { week: Math.floor(number / DAYS_PER_PLAN), position: number % DAYS_PER_PLAN };
}
