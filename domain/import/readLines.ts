import { isBlankMeal } from '../plans/blankMeal.ts';
import { addDish, followingMeal, isPart, isPartOf, shapeOf } from './afterMeal.ts';
import { withMealsNamed } from './bareMeals.ts';
import { type DayHeading, dayHeading, dayNamed } from './dayHeading.ts';
import { DaySoFar, freeDayAfter } from './daySoFar.ts';
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
  startsDay,
  startsMeal,
} from './lineStarts.ts';
import { type MealHeading, mealHeading, unknownMeal } from './mealHeading.ts';
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
const NO_MEAL = 'No meal is named for it: placed in order.';

/** Reads lines with days and meals as headings, as in documents and chats. */
export function readLines(reading: Reading, given: readonly Line[], around: Around): void {
  const lines = withMealsNamed(given);
  let day: DayMark | null = around.day;
  let week = around.week;
  const named = lines.flatMap(({ text }) => dayOf(text)?.days ?? []);
  const lastHeading = lines.findLastIndex(({ text }) => startsMeal(text) || startsDay(text));
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
  let soFar = new DaySoFar();
  /** The headings of unknown meals so far. */
  const unknown = new Set<string>();
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
    const doubts = [...why, ...soFar.doubts];
    reading.place({ piece, text, day, meal, option: null, why: doubts });
    isFilled = true;
  };
  const setMeal = (head: MealHeading, piece?: number, isUnknown = false) => {
    meal = reading.meal(head, sequence);
    if (piece !== undefined && day) reading.mealOfDay(piece, meal);
    isFilled = false;
    inNotes = false;
    soFar.begins(head, isUnknown);
  };
  const setDay = (heading: DayHeading, label: string, isUnknown = false) => {
    week = heading.week ?? week;
    if (heading.every) reading.saysEveryDay = true;
    if (heading.days.length > 0 || heading.every) day = reading.day(heading, label, week);
    meal = null;
    soFar = new DaySoFar(isUnknown);
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
      const next = nextLine(at);
      const after = beginsAnotherDay(each, next) ? freeDayAfter(day, named) : null;
      if (after) {
        reading.heading(piece);
        setDay(dayNamed(after), line, true);
        continue;
      }
      const follows = !isFilled
        ? ({ is: 'dish', why: [] } as const)
        : begins && isRemark(line)
          ? ({ is: 'section' } as const)
          : followingMeal(shape, each, next, at > lastHeading && !unknown.has(line));
      if (follows.is === 'section') {
        reading.note(piece, REMARK);
        inNotes = true;
      } else if (follows.is === 'meal') {
        setMeal(unknownMeal(follows.label), piece, true);
        unknown.add(line);
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
    const isSetOff = line.begins || line.isHeading || (shape.inline !== null && !hasLooseLines);
    const isShort = line.text.length <= 40 && !isBulleted(line.text) && !isSentence(line.text);
    return isFilled && isShort && isSetOff && next !== undefined && soFar.isRepeatedBy(next.text);
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
