import { isBlankMeal } from '../plans/plan.ts';
import { type DayHeading, dayHeading, dayNamed } from './dayHeading.ts';
import { DAY_KIND, WITHOUT_MEAL } from './dayWords.ts';
import {
  bareMealsOf,
  headOf,
  isBulleted,
  labelled,
  partsOf,
  timed,
  withMealsNamed,
  withoutBullet,
} from './labels.ts';
import { isFiguresAlone, isSum, isTotalOf, plain } from './letters.ts';
import {
  dayBehind,
  daysFollow,
  hasName,
  isDessert,
  isHad,
  isOmitted,
  type Line,
  outlookOn,
  startsMeal,
  withoutGaps,
} from './lineStarts.ts';
import { type MealHeading, mealHeading, unknownMeal } from './mealHeading.ts';
import {
  addDish,
  DaySoFar,
  followingMeal,
  freeDayAfter,
  isPart,
  isPartOf,
  isPartOfMeal,
  mayNameDay,
  shapeOf,
} from './mealSoFar.ts';
import type { Around, DayMark, MealMark, Reading } from './reading.ts';
import { ordinalOf, roleOf } from './roles.ts';
import { sameAs } from './sameDays.ts';
import { isTimeOf } from './slots.ts';
import type { Why } from './words.ts';

const nameIn = (label: string) => label.replace(/^[^\p{L}]+/u, '').trim();

/** Reads lines with days and meals as headings, as in documents and chats. */
export function readLines(reading: Reading, given: readonly Line[], around: Around): void {
  const lines = withMealsNamed(withoutGaps(given));
  let day: DayMark | null = around.day;
  let week = around.week;
  const outlook = outlookOn(lines);
  const courses = lines.filter(({ text }) => isPart(withoutBullet(text)) || isDessert(text));
  /** No meal is named, but courses: the dishes of a day are those of one meal. */
  const areCourses = outlook.namesNoMeal && courses.length > 1;
  let meal: MealMark | null = null;
  let sequence = reading.sequence();
  let inNotes = false;
  /** The meal has words already: a new paragraph is not about it. */
  let isFilled = false;
  let soFar = new DaySoFar();
  /** The headings of unknown meals so far. */
  const unknown = new Set<string>();
  /** Whether a dish stands on a line of its own below a meal that began with its first dish. */
  let hasLooseLines = false;
  /** How many days were named by their kind or number only. */
  let kinds = 0;
  let shape = shapeOf('', '', '');
  /** A meal whose heading is above lines that begin with days. */
  let outer: MealHeading | null = null;

  const place = (piece: number, text: string, why: readonly Why[] = []) => {
    if (isBlankMeal(text) || WITHOUT_MEAL.has(plain(text))) {
      reading.dash(piece, meal);
      return;
    }
    const doubts = [...why, ...soFar.doubts];
    reading.place({ piece, text, day, meal, option: null, why: doubts });
    isFilled = true;
  };
  const ownHeading = () => meal?.heading ?? null;
  const setMeal = (head: MealHeading, piece?: number, isUnknown = false) => {
    meal = reading.meal(head, sequence);
    if (piece !== undefined) reading.mealOfDay(piece, meal);
    isFilled = false;
    inNotes = false;
    soFar.begins(head, isUnknown);
  };
  const setDay = (heading: DayHeading, label: string, isUnknown = false, isInline = false) => {
    week = heading.week ?? week;
    if (heading.every) reading.saysEveryDay = true;
    if (heading.days.length > 0 || heading.every) day = reading.day(heading, label, week);
    else if (day && isInline) day = reading.day(day.heading, `${day.label}, ${label}`, week);
    meal = null;
    soFar = new DaySoFar(isUnknown);
    inNotes = false;
    sequence = reading.sequence();
  };
  const withMeals = (piece: number, text: string, isOfMeal = false) => {
    for (const [nth, part] of partsOf(text).entries()) {
      const label = isOfMeal && nth === 0 ? null : labelled(part);
      if (label?.meal) setMeal(label.meal);
      const rest = label?.meal ? label.rest : part;
      // 'Breakfast – Start with energy:' above a list.
      if (rest !== '') place(piece, rest, /[:：]$/u.test(rest) ? ['maybeRemark'] : []);
    }
  };

  for (const [at, each] of lines.entries()) {
    const { piece, text, typo } = each;
    const line = withoutBullet(text);
    const asWritten = (head: string) => (typo ? head.replace(typo.meant, typo.written) : head);
    if (line === '') {
      reading.dash(piece, text.trim() === '' ? null : meal);
      continue;
    }
    if (isOmitted(text.trim())) {
      reading.left(piece, 'omitted');
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
    if (isTotalOf(line)) {
      reading.left(piece, 'numbers');
      inNotes = true;
      continue;
    }
    // 'Menu 2' and 'Rest day' above meals are days where none is named.
    const isKind = DAY_KIND.test(plain(line));
    const ordinal = isKind ? kinds + 1 : role?.kind === 'option' ? ordinalOf(role.label) : null;
    // 'Option 1: eggs' below 'Breakfast' is none.
    const isOfMeal = meal && (!isFilled || (kinds === 0 && colon?.[2]));
    const mayBeDay = outlook.named.length === 0 && outlook.mealFollows(at) && !isOfMeal;
    if (ordinal !== null && mayBeDay) {
      kinds = ordinal;
      reading.heading(piece);
      setDay(dayNamed({ ordinal }), line, true);
      continue;
    }
    if (areCourses && day && isDessert(text)) {
      placeInOrder(piece, line);
      continue;
    }
    const label = labelled(line);
    const mayBegin = label?.meal && !label.day ? label.meal : wholeMeal?.strict ? wholeMeal : null;
    if (meal && !inNotes && mayBegin && isPartOf(shape, text, mayBegin, ownHeading())) {
      place(piece, line);
      shape.hasCourses = true;
      continue;
    }
    // '1-2 pm' below 'Lunch: chapati' is when that is, and any time alone right below 'Lunch'.
    if (meal && !inNotes && wholeMeal?.strict && isTimeOf(wholeMeal, ownHeading(), isFilled)) {
      reading.heading(piece);
      continue;
    }
    if (wholeMeal?.strict && !(label?.meal && label.rest !== '')) {
      if (meal && !inNotes && isHad(wholeMeal, line, lines.slice(at + 1))) {
        place(piece, line, ['ownMeal']);
        continue;
      }
      reading.heading(piece);
      outer = daysFollow(lines.slice(at + 1)) ? wholeMeal : null;
      setMeal(wholeMeal, outer ? undefined : piece);
      // What stands between it and the days is about the meal as such.
      inNotes = outer !== null;
      // 'Breakfast: –' is meant to be empty.
      if (/[:：]\s?[‐-―−-]$/u.test(line)) reading.dash(piece, meal);
      shape = shapeOf(text, line, '');
      continue;
    }
    // 'Balanced diet – Monday' and 'First day after surgery'.
    const isLong = wholeDay?.days[0]?.ordinal !== undefined || /^\p{L}{5}/u.test(line);
    const leads =
      wholeDay?.leads && wholeDay.days.length > 0 && wholeDay.others <= 3 && isLong && !label;
    const titled = dayBehind(line) ?? (leads ? wholeDay : null);
    if (titled && (each.isHeading || outlook.mealFollows(at)) && outlook.nextLine(at)) {
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
      setDay(label.day, asWritten(label.head), false, label.rest !== '');
      if (label.meal) {
        setMeal(label.meal, piece);
        if (label.rest === '') reading.heading(piece);
        else withMeals(piece, label.rest, true);
        continue;
      }
      if (outer && label.rest !== '') {
        setMeal(outer);
        place(piece, label.rest);
        continue;
      }
      // 'Week 1: the beginning'
      if (!day) reading.note(piece, 'besideDay');
      else if (labelled(label.rest)?.meal || partsOf(label.rest).length > 1)
        withMeals(piece, label.rest);
      else if (label.rest === '' || dayHeading(label.rest)?.strict) reading.heading(piece);
      else if (sameAs(label.rest)?.isWhole && day) reading.sameDay(piece, label.rest, day);
      else if (outlook.isBetween(at)) reading.note(piece, 'besideDay');
      else inOrder(piece, label.rest);
      continue;
    }
    if (label?.meal) {
      setMeal(label.meal, piece);
      shape = shapeOf(text, label.head, label.rest);
      if (label.rest === '') reading.heading(piece);
      else withMeals(piece, label.rest, true);
      continue;
    }
    const atTime = timed(line);
    // Below 'Breakfast', a time may belong to the breakfast.
    if (atTime && !hasName(meal) && !inNotes && (day || outlook.areTimed)) {
      setMeal(atTime.meal);
      place(piece, atTime.rest);
      continue;
    }
    if (isFiguresAlone(line) || (role?.kind === 'figures' && !isPart(colon?.[1] ?? line))) {
      reading.left(piece, 'numbers');
      // What comes after the sum of a day belongs to none of its meals.
      if (isSum(line)) inNotes = true;
      continue;
    }
    if (role?.kind === 'notes' || role?.kind === 'aside') {
      reading.note(piece, 'remark');
      // Below meals that take one line each, a further line goes on with the remark.
      if (!colon?.[2] || (shape.inline && !isBulleted(text))) inNotes = true;
      continue;
    }
    const isAmongMeals = meal
      ? shape.inline && isFilled
      : day && labelled(withoutBullet(outlook.nextLine(at)?.text ?? ''))?.meal;
    const isLikeMeal = colon?.[2] && !role && !inNotes && !each.isHeading && isAmongMeals;
    if (isLikeMeal && !isPartOfMeal(colon[1] ?? '') && outlook.isLikeMeals(colon[1] ?? '')) {
      setMeal(unknownMeal(nameIn(colon[1] ?? '')), piece, true);
      shape = shapeOf(text, colon[1] ?? '', colon[2] ?? '');
      place(piece, colon[2] ?? '');
      continue;
    }
    if (inNotes || (role && isFilled && outlook.above.has(line))) reading.note(piece, 'remark');
    else if (!meal && day && sameAs(line)?.isWhole) reading.sameDay(piece, line, day);
    else if (meal) {
      const next = outlook.nextLine(at);
      const isRepeated = next !== undefined && soFar.isRepeatedBy(next.text);
      const isOfDay = isFilled && isRepeated && mayNameDay(shape, each, hasLooseLines);
      const after = isOfDay ? freeDayAfter(day, outlook.named) : null;
      if (after) {
        reading.heading(piece);
        setDay(dayNamed(after), line, true);
        continue;
      }
      const isAfterMeals =
        outlook.isLineEachMeal(text) &&
        !isPart(colon?.[1] ?? '') &&
        isFilled &&
        shape.inline &&
        /^[^\p{L}\p{N}]*[\p{Lu}\p{Lo}]/u.test(line);
      if (isAfterMeals && !isBulleted(text)) {
        reading.note(piece, 'remark');
        inNotes = true;
        continue;
      }
      // Behind the meals of no day, a day is no longer one of the plan.
      const last = day ? outlook.lastHeading : outlook.lastMeal;
      const isAtEnd = at > last && !unknown.has(line);
      if (isFilled && !isBulleted(text) && outlook.isLikeHeading(line)) {
        setMeal(unknownMeal(line), piece, true);
        shape = shapeOf(text, line, '');
        continue;
      }
      if (isAtEnd && isFilled && outlook.isClosing(text)) {
        reading.note(piece, 'remark');
        inNotes = true;
        continue;
      }
      const follows = followingMeal(
        {
          kind: ownHeading()?.kind ?? null,
          shape,
          isFilled,
          isAtEnd,
          isBetween: outlook.isBetween(at),
        },
        each,
        next,
        outlook.isRemark,
      );
      if (follows.is !== 'dish' && outlook.isAgainThatDay(at)) {
        place(piece, line, ['maybeHeading']);
      } else if (follows.is === 'section') {
        reading.note(piece, 'remark');
        inNotes = true;
      } else if (follows.is === 'meal') {
        setMeal(unknownMeal(follows.label), piece, true);
        unknown.add(line);
        if (follows.rest !== '') place(piece, follows.rest);
      } else {
        place(piece, line, atTime ? [...follows.why, 'ownTime'] : follows.why);
        addDish(shape, text);
        hasLooseLines ||= shape.inline !== null;
      }
    } else if (day && !around.isTabled && outlook.namesNoMeal && !outlook.isSaid(line)) {
      // 'Vegetarian' above a list is an unknown meal.
      const isListed = outlook.isAboveList(at);
      if (isListed && !areCourses) setMeal(unknownMeal(line), piece, true);
      else placeInOrder(piece, line, role?.kind === 'option' && (ordinalOf(role.label) ?? 0) > 1);
      shape = shapeOf(text, line, '');
    } else if (day && isPart(colon?.[1] ?? line)) {
      // 'Entrée', 'Plat' and 'Dessert' below a day are the courses of one meal.
      setMeal({ ...unknownMeal(''), kind: 'lunch' });
      shape = shapeOf('', '', '');
      place(piece, line, ['noMealName']);
      addDish(shape, text);
      shape.hasCourses = true;
    } else {
      if (wholeDay?.every) reading.saysEveryDay = true;
      reading.note(piece, 'remark');
    }
  }
  // '### Lunch: salad' or '### Lunch' and a line about it may stand above a table of what is in it.
  const isHeaded = startsMeal(lines.findLast(({ isHeading }) => isHeading)?.text ?? '');
  const words = reading.placed.filter((each) => each.meal === meal).length;
  around.open = meal && !inNotes && words <= (isHeaded ? 1 : 0) ? { day, meal } : null;

  /** 'Monday: oats / soup / fish' has one meal in each part. */
  function inOrder(piece: number, rest: string): void {
    for (const { name, dish } of bareMealsOf(rest)) {
      setMeal(unknownMeal(name));
      place(piece, dish);
    }
    if (meal) return;
    const sign = [' / ', ';', '|', '/'].find((each) => rest.split(each).length >= 3);
    for (const part of sign ? rest.split(sign) : [rest]) {
      if (part.trim() !== '') placeInOrder(piece, part.trim());
    }
  }

  /** A dish without the name of its meal: the next one of the day, or one more of the only one. */
  function placeInOrder(piece: number, dish: string, isOption = false): void {
    const last = reading.meals.at(-1);
    const isOne = outlook.titled || areCourses || outlook.isProse;
    const isSame = (isOne || isOption) && last?.sequence === sequence;
    meal = isSame ? last : reading.meal(null, sequence);
    place(piece, dish, ['noMealName']);
    meal = null;
  }
}
