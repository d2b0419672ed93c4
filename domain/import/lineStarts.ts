import { type DayHeading, dayHeading } from './dayHeading.ts';
import { labelled, timed, withoutBullet } from './labels.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';
import type { MealMark } from './reading.ts';
import type { Line } from './readLines.ts';
import { isOmitted } from './remarks.ts';

/** 'Tea' or 'Juice' alone on a line, with no text before the next heading: a drink of the meal above. */
export function isHad(
  { kind, time, ordinal }: MealHeading,
  line: string,
  below: readonly Line[],
): boolean {
  if ((kind !== 'tea' && kind !== 'other') || time !== null || ordinal !== null) return false;
  if (/[:：]$/u.test(line)) return false;
  const next = below.find(({ text }) => withoutBullet(text) !== '' && !isOmitted(text.trim()));
  return !next || startsMeal(next.text) || startsDay(next.text);
}

/** Whether a meal is identified by more than its time. */
export const hasName = (meal: MealMark | null): boolean =>
  meal?.heading != null && (meal.heading.kind !== null || meal.heading.ordinal !== null);

export const startsMeal = (text: string): boolean => {
  const line = withoutBullet(text);
  return (
    mealHeading(line)?.strict === true || Boolean(labelled(line)?.meal) || timed(line) !== null
  );
};

/** Whether the next line is a day followed by words: 'Monday: oats'. */
export function daysFollow(lines: readonly Line[]): boolean {
  const next = lines.find(({ text }) => withoutBullet(text) !== '');
  const label = next && labelled(withoutBullet(next.text));
  return Boolean(
    label?.day?.days.length && !label.meal && label.rest !== '' && !labelled(label.rest)?.meal,
  );
}

/** Whether no line names a meal: then the lines below a day are its meals in order. */
export function hasPlainDays(lines: readonly Line[]): boolean {
  return !lines.some(({ text }) => startsMeal(text));
}

/** Whether some lines look like a plan: at least two begin with a meal, or two with a day. */
export function readsAsPlan(lines: readonly string[]): boolean {
  const meals = lines.filter(startsMeal).length;
  const days = lines.filter(startsDay).length;
  return meals >= 2 || days >= 2;
}

export const startsDay = (text: string): boolean => (dayOf(text)?.days.length ?? 0) > 0;

/** The day with which a line begins. */
export function dayOf(text: string): DayHeading | null {
  const line = withoutBullet(text);
  const day = dayHeading(line);
  return day?.strict && day.days.length > 0 ? day : (labelled(line)?.day ?? null);
}

/** The day at the end of a title, or in brackets there: 'Balanced diet – Monday', 'Your menu: day 2'. */
export function dayBehind(line: string): DayHeading | null {
  const [, title = '', behind = ''] =
    /^([^–—:|(-]{2,60})\s?(?:[–—:|(]|\s-\s)\s?([^–—:|(]{2,30})$/u.exec(line) ?? [];
  const day = dayHeading(behind);
  const isTitle = title !== '' && !/\d/.test(title) && mealHeading(title) === null;
  return isTitle && day?.strict && day.days.length > 0 ? day : null;
}
