import { alternativesText, DAYS_PER_PLAN, MEALS_PER_DAY } from '../plans/plan.ts';
import { offsetsOf, weeksByDate } from './dates.ts';
import type { DayRef } from './dayHeading.ts';
import { datedIn, type Spoken, type WeekOf } from './fileDates.ts';
import { isFiguresAlone, plain, withoutFigures } from './letters.ts';
import { mealOfTitle } from './lineStarts.ts';
import { unknownMeal } from './mealHeading.ts';
import type { DayMark, DayPlace, MealMark, Placed, Reading } from './reading.ts';
import { withSameFilled } from './sameDays.ts';
import { isDisplaced, slotsOf } from './slots.ts';

export type DayNames = 'weekdays' | 'numbers' | 'none';

export type Weeks = {
  readonly weeks: readonly WeekOf[];
  readonly names: DayNames;
};

const GENERIC = unknownMeal('');

/** Sorts what was found into weeks of seven days with eight meals. */
export function weeksOf(reading: Reading): Weeks {
  leaveReminders(reading);
  const placesOf = daysPlaced(reading);
  const hasDays = reading.placed.some(
    ({ day }) => day !== null && (placesOf.get(day)?.length ?? 0) > 0,
  );
  const all = Array.from({ length: DAYS_PER_PLAN }, (_, position) => ({ week: 0, position }));
  const byWeek = new Map<number, { placed: Placed; position: number }[]>();
  for (const placed of reading.placed) {
    let places: readonly DayPlace[] = placed.day ? (placesOf.get(placed.day) ?? []) : [];
    let why = placed.why;
    if (!placed.day && !hasDays) {
      places = reading.saysEveryDay ? all : all.slice(0, 1);
      if (!reading.saysEveryDay) why = [...why, 'oneDay'];
    }
    if (places.length === 0) reading.unplace(placed.piece, 'noDay');
    for (const { week, position } of places) {
      const list = byWeek.get(week) ?? [];
      byWeek.set(week, list);
      list.push({ placed: { ...placed, why }, position });
    }
  }
  const weeks = [...byWeek]
    .sort(([one], [other]) => one - other)
    .map(([number, placed]) => ({
      ...weekOf(reading, number, placed),
      dated: datedIn(number, placesOf),
    }));
  return { weeks: withSameFilled(reading, weeks, placesOf), names: namesIn(reading, hasDays) };
}

/** Behind the meals of a plan without days, a few days that name no meal say when to cook or to shop. */
function leaveReminders(reading: Reading): void {
  const { true: ofDays = [], false: ofPlan = [] } = Object.groupBy(reading.placed, ({ day }) =>
    day ? 'true' : 'false',
  );
  const kinds = new Set(ofPlan.flatMap(({ meal }) => meal?.heading?.kind ?? []));
  const days = new Set(ofDays.map(({ day }) => day));
  if (days.size >= kinds.size || ofDays.some(({ meal }) => meal?.heading)) return;
  for (const { piece } of ofDays) reading.unplace(piece, 'besideDay', 'note');
  reading.placed = ofPlan;
}

function namesIn(reading: Reading, hasDays: boolean): DayNames {
  if (!hasDays) return 'none';
  const used = new Set(reading.placed.map(({ day }) => day));
  const refs = reading.days.filter((mark) => used.has(mark)).flatMap(({ heading }) => heading.days);
  return refs.some(({ weekday }) => weekday !== undefined) ? 'weekdays' : 'numbers';
}

/** The week and day of each heading. A weekday that occurs again with the same meals begins another week. */
function daysPlaced(reading: Reading): Map<DayMark, readonly DayPlace[]> {
  const mealsOf = new Map<DayMark, Set<string>>();
  for (const { day, meal } of reading.placed) {
    if (!day) continue;
    const set = mealsOf.get(day) ?? new Set();
    mealsOf.set(day, set);
    set.add(meal?.heading ? plain(meal.heading.label) : '');
  }
  for (const { day } of reading.sameDays) if (!mealsOf.has(day)) mealsOf.set(day, new Set());
  const marks = [...mealsOf.keys()].sort((one, other) => one.id - other.id);
  const dated = marks.flatMap((mark) =>
    mark.heading.days.flatMap((ref) => (ref.date && ref.weekday === undefined ? [ref] : [])),
  );
  const offsets = offsetsOf(dated.flatMap(({ date }) => (date ? [date] : [])));
  const offsetOf = (ref: DayRef) => offsets?.[dated.indexOf(ref)] ?? dated.indexOf(ref);

  const weeks = weeksByDate(
    marks.flatMap((mark) => {
      const [{ weekday, date } = {}, ...others] = mark.heading.days;
      const isDated = weekday !== undefined && date && others.length === 0;
      return isDated ? { of: mark, weekday, date } : [];
    }),
  );

  const places = new Map<DayMark, readonly DayPlace[]>();
  let current = 0;
  let seen = new Map<number, Set<string>>();
  let last: number | null = null;
  let lastLabel = '';
  let lastExplicit: number | null = null;
  for (const mark of marks) {
    const meals = mealsOf.get(mark) ?? new Set();
    const explicit = mark.week === null ? (weeks.get(mark) ?? null) : mark.week - 1;
    if (explicit !== null && explicit !== lastExplicit) {
      current = explicit;
      seen = new Map();
    }
    lastExplicit = explicit;
    if (mark.heading.every) {
      places.set(
        mark,
        Array.from({ length: DAYS_PER_PLAN }, (_, position) => ({ week: current, position })),
      );
      continue;
    }
    const positions = mark.heading.days.map((ref) => {
      const number =
        ref.ordinal !== undefined
          ? ref.ordinal - 1
          : ref.weekday === undefined
            ? offsetOf(ref)
            : null;
      if (number !== null) {
        const own = Math.floor(number / DAYS_PER_PLAN);
        return { week: explicit ?? (own > 0 ? own : null), position: number % DAYS_PER_PLAN };
      }
      return { week: explicit, position: ref.weekday ?? 0 };
    });
    const isAgain = positions.some(({ week, position }) => {
      const before = seen.get(position);
      // 'Monday 2' below 'Monday 1'.
      const isOther = position !== last || (mark.heading.days[0]?.date && mark.label !== lastLabel);
      return week === null && before && isOther && [...meals].some((meal) => before.has(meal));
    });
    if (isAgain && explicit === null) {
      current += 1;
      seen = new Map();
    }
    for (const { week, position } of positions) {
      if (week !== null && week > current) {
        current = week;
        seen = new Map();
      }
      const before = seen.get(position) ?? new Set();
      seen.set(position, new Set([...before, ...meals]));
    }
    last = positions.length === 1 ? (positions[0]?.position ?? null) : null;
    lastLabel = mark.label;
    places.set(
      mark,
      positions.map(({ week, position }) => ({ week: week ?? current, position })),
    );
  }
  return places;
}

function weekOf(
  reading: Reading,
  number: number,
  all: readonly { placed: Placed; position: number }[],
): Omit<WeekOf, 'dated' | 'copies'> {
  const labels = Array.from({ length: MEALS_PER_DAY }, () => new Map<string, number>());
  const titled = reading.titles.flatMap((title) => mealOfTitle(title) ?? [])[0] ?? null;
  const meals = Array.from({ length: DAYS_PER_PLAN }, (_, position) => {
    const ofDay = all.filter((each) => each.position === position).map(({ placed }) => placed);
    const marks = marksOf(reading, ofDay);
    const isOnly = new Set(marks.map(labelOf)).size === 1;
    const nameless = { ...GENERIC, kind: isOnly ? titled : null };
    const headings = marks.map(({ heading }) => heading ?? nameless);
    const slots =
      isOnly && titled ? headings.map(() => slotsOf([nameless])[0] ?? 0) : slotsOf(headings);
    const wordsOf = Map.groupBy(ofDay, ({ meal }) => meal);
    const displaced = new Set(
      marks.filter((_, at) => isDisplaced(headings[at] ?? GENERIC, slots[at] ?? 0, slots)),
    );
    for (const [at, heading] of headings.entries()) {
      const counts = labels[slots[at] ?? 0];
      const label = withoutSums(heading.label);
      if (label !== '') counts?.set(label, (counts.get(label) ?? 0) + 1);
    }
    return Array.from({ length: MEALS_PER_DAY }, (_, slot) =>
      spokenFor(
        marks.filter((_, at) => slots[at] === slot),
        wordsOf,
        displaced,
      ),
    );
  });
  const timings = labels.map(mostUsed);
  const otherLabels = labels.flatMap((counts, slot) =>
    [...counts.keys()].filter((label) => plain(label) !== plain(timings[slot] ?? '')),
  );
  return { number, meals, timings, otherLabels: [...new Set(otherLabels)] };
}

/** The headings of a day's meals: of whole tables, including blank ones, in the order of the source. */
function marksOf(reading: Reading, ofDay: readonly Placed[]): MealMark[] {
  const sequences = new Set(ofDay.map(({ meal }) => meal?.sequence));
  const used = new Set(ofDay.map(({ meal }) => meal));
  const marks = reading.meals.filter(({ sequence }) => sequences.has(sequence));
  // A heading that is repeated in another table of the day means the same meal: the one with words counts.
  const usedIn = new Map<string, number>();
  const first = new Map<string, number>();
  for (const mark of marks) {
    const label = labelOf(mark);
    if (label === '') continue;
    if (used.has(mark)) usedIn.set(label, mark.sequence);
    if (!first.has(label)) first.set(label, mark.sequence);
  }
  return marks.filter((mark) => {
    const label = labelOf(mark);
    if (used.has(mark) || label === '') return true;
    return (usedIn.get(label) ?? first.get(label)) === mark.sequence;
  });
}

/** 'Breakfast' for 'Breakfast (294 calories, 23 g carbs)': the figures are those of one day. */
const withoutSums = (label: string) =>
  label.replace(/\s?\(([^()]+)\)/gu, (whole, inside) =>
    isFiguresAlone(inside) && withoutFigures(plain(inside)) !== plain(inside) ? '' : whole,
  );

const labels = new WeakMap<MealMark, string>();
function labelOf(mark: MealMark): string {
  const known = labels.get(mark) ?? plain(mark.heading?.label ?? '');
  labels.set(mark, known);
  return known;
}

function spokenFor(
  marks: readonly MealMark[],
  wordsOf: ReadonlyMap<MealMark | null, readonly Placed[]>,
  displaced: ReadonlySet<MealMark>,
): Spoken {
  const said = marks
    .map((mark) => ({ mark, words: wordsOf.get(mark) ?? [] }))
    .filter(({ words }) => words.length > 0);
  const why = new Set(said.flatMap(({ words }) => words.flatMap((each) => each.why)));
  const names = new Set(said.map(({ mark }) => mark.heading?.label));
  if (said.some(({ mark }) => displaced.has(mark)) && !why.has('again')) why.add('displaced');
  const isShared = names.size > 1;
  if (isShared) why.add('shared');
  const texts = said.map(({ mark, words }) => {
    const joined = joinedText(words);
    return isShared && mark.heading ? `${mark.heading.label}: ${joined}` : joined;
  });
  return { text: texts.join('\n'), why: [...why] };
}

/** Joins options as alternatives, and other texts as lines; a quantity comes after its food. */
function joinedText(words: readonly Placed[]): string {
  const options = new Map<string | null, string>();
  const after: string[] = [];
  for (const { option, text } of words) {
    const before = options.get(option);
    // What comes after the options is had with any of them.
    if (option === null && [...options.keys()].some((each) => each !== null)) {
      after.push(text);
      continue;
    }
    const isQuantity = /^\(.*\)$/s.test(text) && before !== undefined;
    options.set(option, before === undefined ? text : `${before}${isQuantity ? ' ' : '\n'}${text}`);
  }
  return [alternativesText([...options.values()]), ...after].join('\n');
}

function mostUsed(counts: ReadonlyMap<string, number>): string | null {
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
