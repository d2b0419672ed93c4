import { isBlankMeal } from '../plans/blankMeal.ts';
import { addDish, followingMeal, isPart, isPartOf, shapeOf } from './afterMeal.ts';
import { withMealsNamed } from './bareMeals.ts';
import { type DayRef, dayHeading, dayNamed } from './dayHeading.ts';
import type { DayTypo } from './dayTypos.ts';
import { isFiguresAlone, isSum } from './figures.ts';
import { headOf, isBulleted, labelled, partsOf, timed, withoutBullet } from './labels.ts';
import {
  dayBehind,
  dayOf,
  daysFollow,
  hasName,
  hasPlainDays,
  isHad,
  startsMeal,
} from './lineStarts.ts';
import { type MealHeading, mealHeading, unknownMeal } from './mealHeading.ts';
import type { MealKind } from './mealWords.ts';
import type { Around, DayMark, MealMark, Reading } from './reading.ts';
import { isAddressed, isOmitted, isSentence } from './remarks.ts';
import { roleOf } from './roles.ts';
import { sameAs } from './sameAs.ts';

export type Line = {
  readonly piece: number;
  readonly text: string;
  /** Whether a message or a paragraph begins here. */
  readonly begins: boolean;
  /** Whether the source shows the line as a heading. */
  readonly isHeading?: boolean;
  /** The misspelt day that was corrected in the text. */
  readonly typo?: DayTypo | null;
};

const REMARK = 'A remark, kept in the notes.';
const OWN_TIME = 'It begins with a time: it may be another meal.';
const OWN_MEAL = 'It may be the name of another meal.';
const OMITTED = 'A picture or a file that was left out of the chat.';
const AGAIN = 'This day has that meal already: it may be of another day.';
const NO_MEAL = 'No meal is named for it: placed in order.';
const UNKNOWN_DAY = 'The heading of this day is not known: placed in order.';
const UNKNOWN_MEAL = 'The heading of this meal is not known: placed in order.';

const keyOf = ({ weekday, ordinal }: DayRef) => `${weekday} ${ordinal}`;

/** The day after one that is named by its weekday or number. */
function dayAfter(mark: DayMark | null): DayRef | null {
  const [only, ...others] = mark?.heading.days ?? [];
  if (!only || others.length > 0) return null;
  if (only.weekday !== undefined) return only.weekday < 6 ? { weekday: only.weekday + 1 } : null;
  return only.ordinal === undefined ? null : { ordinal: only.ordinal + 1 };
}

/** Each of these occurs at most once a day. */
const MAIN: ReadonlySet<MealKind> = new Set(['breakfast', 'lunch', 'dinner']);

/** Reads lines with days and meals as headings, as in documents and chats. */
export function readLines(reading: Reading, given: readonly Line[], around: Around): void {
  const lines = withMealsNamed(given);
  let day: DayMark | null = around.day;
  let week = around.week;
  const named = new Set(lines.flatMap(({ text }) => dayOf(text)?.days.map(keyOf) ?? []));
  let meal: MealMark | null = null;
  let sequence = reading.sequence();
  let inNotes = false;
  const areTimed = lines.filter(({ text }) => timed(withoutBullet(text))).length >= 2;
  const namesNoMeal = hasPlainDays(lines);
  const pointed = lines.filter(({ text }) => text.endsWith('.')).length;
  // Where many lines end with a point, it tells nothing.
  const isRemark = pointed * 4 > lines.length ? isAddressed : isSentence;
  /** The meal has words already: a new paragraph is not about it. */
  let isFilled = false;
  /** The meals that the day has had so far. */
  let had = new Set<MealKind>();
  let isAgain = false;
  let isUnknown = false;
  let isDayUnknown = false;
  /** Whether a dish stands on a line of its own below a meal that began with its first dish. */
  let hasLooseLines = false;
  let shape = shapeOf('', '', '');
  /** A meal whose heading is above lines that begin with days. */
  let outer: MealHeading | null = null;

  const place = (piece: number, text: string, why: readonly string[] = []) => {
    if (isBlankMeal(text)) {
      reading.heading(piece);
      return;
    }
    const doubts = [...why, ...(isAgain ? [AGAIN] : []), ...(isUnknown ? [UNKNOWN_MEAL] : [])];
    if (isDayUnknown) doubts.push(UNKNOWN_DAY);
    reading.place({ piece, text, day, meal, option: null, why: doubts });
    isFilled = true;
  };
  const setMeal = (head: MealHeading, piece?: number) => {
    meal = reading.meal(head, sequence);
    if (piece !== undefined && day) reading.mealOfDay(piece, meal);
    isFilled = false;
    inNotes = false;
    isUnknown = false;
    isAgain = head.kind !== null && MAIN.has(head.kind) && had.has(head.kind);
    if (head.kind !== null) had.add(head.kind);
  };
  const setDay = (heading: NonNullable<ReturnType<typeof dayHeading>>, label: string) => {
    week = heading.week ?? week;
    if (heading.every) reading.saysEveryDay = true;
    if (heading.days.length > 0 || heading.every) day = reading.day(heading, label, week);
    meal = null;
    had = new Set();
    isAgain = false;
    isUnknown = false;
    isDayUnknown = false;
    inNotes = false;
    sequence = reading.sequence();
  };
  const withMeals = (piece: number, text: string) => {
    for (const part of partsOf(text)) {
      const label = labelled(part);
      if (label?.meal) setMeal(label.meal);
      const rest = label?.meal ? label.rest : part;
      if (rest !== '') place(piece, rest);
    }
  };

  for (const [at, each] of lines.entries()) {
    const { piece, text, begins, typo } = each;
    const line = withoutBullet(text);
    const asWritten = (head: string) => (typo ? head.replace(typo.meant, typo.written) : head);
    if (line === '') {
      reading.heading(piece);
      continue;
    }
    if (isOmitted(text.trim())) {
      reading.left(piece, OMITTED);
      continue;
    }
    const colon = /^([^:：]{2,40})[:：]\s*(.*)$/su.exec(line);
    const role = roleOf(colon ? (colon[1] ?? '') : line);
    const wholeDay = dayHeading(line);
    const wholeMeal = mealHeading(line);
    if (
      wholeDay?.strict &&
      (wholeDay.days.length > 0 || wholeDay.week !== null || wholeDay.every)
    ) {
      reading.heading(piece);
      setDay(wholeDay, asWritten(line));
      outer = null;
      continue;
    }
    const label = labelled(line);
    const mayBegin = label?.meal && !label.day ? label.meal : wholeMeal?.strict ? wholeMeal : null;
    if (meal && !inNotes && mayBegin && isPartOf(shape, text, mayBegin)) {
      place(piece, line);
      shape.hasCourses = true;
      continue;
    }
    if (wholeMeal?.strict && !(label?.meal && label.rest !== '')) {
      if (meal && !inNotes && isHad(wholeMeal, line, lines.slice(at + 1))) {
        place(piece, line, [OWN_MEAL]);
        continue;
      }
      reading.heading(piece);
      outer = daysFollow(lines.slice(at + 1)) ? wholeMeal : null;
      setMeal(wholeMeal, outer ? undefined : piece);
      shape = shapeOf(text, line, '');
      continue;
    }
    const titled = dayBehind(line);
    const after = titled && nextLine(at);
    if (titled && after && (each.isHeading || startsMeal(after.text))) {
      reading.heading(piece);
      setDay(titled, line);
      continue;
    }
    const both = headOf(line);
    if (both?.day && both.meal) {
      reading.heading(piece);
      setDay(both.day, asWritten(line));
      setMeal(both.meal, piece);
      continue;
    }
    if (label?.day) {
      setDay(label.day, asWritten(label.head));
      if (label.meal) {
        setMeal(label.meal, piece);
        if (label.rest === '') reading.heading(piece);
        else withMealsAfter(piece, label.rest);
        continue;
      }
      if (outer && label.rest !== '') {
        setMeal(outer);
        place(piece, label.rest);
        continue;
      }
      const further = labelled(label.rest);
      const next = nextLine(at);
      const mealsFollow = next && startsMeal(next.text);
      if (further?.meal || partsOf(label.rest).length > 1) withMeals(piece, label.rest);
      else if (label.rest === '' || dayHeading(label.rest)?.strict) reading.heading(piece);
      else if (sameAs(label.rest)?.isWhole && day) reading.sameDay(piece, label.rest, day);
      else if (mealsFollow) reading.note(piece, 'Said beside a day.');
      else inOrder(piece, label.rest);
      continue;
    }
    if (label?.meal) {
      setMeal(label.meal, piece);
      shape = shapeOf(text, label.head, label.rest);
      if (label.rest === '') reading.heading(piece);
      else withMealsAfter(piece, label.rest);
      continue;
    }
    const atTime = timed(line);
    // Below 'Breakfast', a time may belong to the breakfast.
    if (atTime && !hasName(meal) && !inNotes && (day || areTimed)) {
      setMeal(atTime.meal);
      place(piece, atTime.rest);
      continue;
    }
    if (isFiguresAlone(line) || (role?.kind === 'figures' && !isPart(colon?.[1] ?? line))) {
      reading.left(piece, 'Numbers.');
      // What comes after the sum of a day belongs to none of its meals.
      if (isSum(line)) inNotes = true;
      continue;
    }
    if (role?.kind === 'notes' || role?.kind === 'aside') {
      reading.note(piece, REMARK);
      if (!colon?.[2]) inNotes = true;
      continue;
    }
    if (inNotes) reading.note(piece, REMARK);
    else if (!meal && day && sameAs(line)?.isWhole) reading.sameDay(piece, line, day);
    else if (meal) {
      const follows =
        isFilled && begins && isRemark(line)
          ? ({ is: 'section' } as const)
          : isFilled
            ? followingMeal(shape, each, nextLine(at))
            : ({ is: 'dish', why: [] } as const);
      if (follows.is === 'section') {
        reading.note(piece, REMARK);
        inNotes = true;
      } else if (beginsAnotherDay(each, nextLine(at))) {
        reading.heading(piece);
        setDay(dayNamed(dayAfter(day) ?? {}), line);
        isDayUnknown = true;
      } else if (follows.is === 'meal') {
        setMeal(unknownMeal(follows.label), piece);
        isUnknown = true;
        if (follows.rest !== '') place(piece, follows.rest);
      } else {
        place(piece, line, atTime ? [...follows.why, OWN_TIME] : follows.why);
        addDish(shape, text);
        hasLooseLines ||= shape.inline !== null;
      }
    } else if (day && !isSentence(line) && namesNoMeal) {
      meal = reading.meal(null, sequence);
      place(piece, line, [NO_MEAL]);
      meal = null;
    } else {
      if (wholeDay?.every) reading.saysEveryDay = true;
      reading.note(piece, REMARK);
    }
  }

  /** Whether a line is set off, and a main meal follows that the day has had already. */
  function beginsAnotherDay(line: Line, next: Line | undefined): boolean {
    const text = withoutBullet(next?.text ?? '');
    const head = labelled(text)?.meal ?? mealHeading(text);
    const isRepeated = head?.kind != null && MAIN.has(head.kind) && had.has(head.kind);
    const isSetOff = line.begins || line.isHeading || (shape.inline !== null && !hasLooseLines);
    const isShort = line.text.length <= 40 && !isBulleted(line.text) && !isSentence(line.text);
    const after = dayAfter(day);
    const isFree = after !== null && !named.has(keyOf(after));
    return isFilled && isShort && isSetOff && isRepeated && isFree;
  }

  function nextLine(at: number): Line | undefined {
    return lines.slice(at + 1, at + 20).find((each) => withoutBullet(each.text) !== '');
  }

  function withMealsAfter(piece: number, rest: string): void {
    const [first = '', ...others] = partsOf(rest);
    place(piece, first);
    if (others.length > 0) withMeals(piece, others.join('\n'));
  }

  /** 'Monday: oats / soup / fish' has one meal in each part. */
  function inOrder(piece: number, rest: string): void {
    const sign = [' / ', ';', '|', '/'].find((each) => rest.split(each).length >= 3);
    for (const part of sign ? rest.split(sign) : [rest]) {
      if (part.trim() === '') continue;
      meal = reading.meal(null, sequence);
      place(piece, part.trim(), [NO_MEAL]);
    }
    meal = null;
  }
}
