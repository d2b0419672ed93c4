import { addDays, type Day, daysFrom, isDay } from '../day.ts';
import { say } from './words.ts';

export const DAYS_PER_PLAN = 7;
export const MEALS_PER_DAY = 8;
export const PLAN_NAME_MAX = 200;
export const MEAL_MAX = 500;
export const TIMING_MAX = 60;
export const PLAN_NOTES_MAX = 5000;

/** The timings of a new plan as they are stored; `timingName` says how they are shown. */
export const DEFAULT_TIMINGS = [
  'Early morning',
  'Breakfast',
  'Mid-morning',
  'Lunch',
  'Afternoon',
  'Evening snack',
  'Dinner',
  'Bedtime',
] as const;

export function followsStartDate(days: readonly { readonly date: Day }[], startDate: Day): boolean {
  // A wrong start date has its own message.
  if (!isDay(startDate)) return true;
  const expected = daysFrom(startDate, days.length);
  return days.every((day, index) => day.date === expected[index]);
}

export const SUGGESTIONS_MAX = 8;
/** The longest text to find suggestions for, in characters. */
export const BEGINS_MAX = 200;

export const lastDayOfWeek = (startDate: Day): Day => addDays(startDate, DAYS_PER_PLAN - 1);

export const WEEKS_MAX = 8;

/** Whether a week has any meal: a week without meals helps nobody. */
export const hasMeal = (days: readonly (readonly string[])[]): boolean =>
  days.some((meals) => meals.some((meal) => meal.trim() !== ''));

/** A stored timing as the reader's language calls it; one that somebody typed is shown as typed. */
export const timingName = (timing: string): string => {
  const known = DEFAULT_TIMINGS.find((each) => each === timing);
  return known ? say.timings[known] : timing;
};

/** The timing to store for what a dietician reads or types: 'Frühstück' is stored as 'Breakfast'. */
export const storedTiming = (shown: string): string =>
  DEFAULT_TIMINGS.find((each) => say.timings[each] === shown) ?? shown;

/** A lone dash, slash or dot, or several, as tables write an empty cell. */
const BLANK = /^[\s\u2010-\u2015\u2212\ufe58\ufe63\uff0d_./\\\u2026\u00b7~-]*$/u;

/** Whether a cell of a plan has no meal: nothing is written in it, or only a dash or the like. */
export const isBlankMeal = (meal: string): boolean =>
  meal.trim() === '' || (meal.length <= LONGEST && BLANK.test(meal));

const LONGEST = 40;

// 'o' alone does not lead a line here: programs use it as the bullet of lists.
const LEADS = 'or|oder|ou|oppure|या|أو';
const AROUND = String.raw`[^\p{L}\p{M}\p{N}]{0,20}`;

/** A line with only this word, such as 'or', '— OR —' or '(oder)'. */
const ALONE = new RegExp(`^${AROUND}(?:${LEADS}|o|或者?)${AROUND}$`, 'iu');
/** The word followed by something else: 'or porridge', 'OR: porridge'. */
const AHEAD = new RegExp(String.raw`^(?:(?:${LEADS})(?:\s*:|\s)|或者?:?)\s*(?=\S)`, 'iu');

/**
 * The alternatives of a meal, one of which is eaten; empty for a meal without alternatives. A line with only
 * 'or' always separates alternatives. A line that begins with 'or' does so only where each line is one dish:
 * below a list of several foods it may refer to the last food only. An 'or' within a line separates nothing:
 * 'rice or quinoa'.
 */
export function alternativesOf(meal: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of meal.split('\n').map((each) => each.trim())) {
    if (ALONE.test(line)) blocks.push([]);
    else if (line !== '') blocks.at(-1)?.push(line);
  }
  const found = blocks.filter((lines) => lines.length > 0).flatMap(dividedAhead);
  const different = [...new Set(found)];
  return different.length > 1 ? different : [];
}

/** A meal without a final 'or' line that nothing follows: 'Soup\nor' becomes 'Soup'. */
export function withoutLastOr(meal: string): string {
  let text = meal.trimEnd();
  for (;;) {
    const at = text.lastIndexOf('\n');
    if (at < 0 || !ALONE.test(text.slice(at).trim())) return text;
    text = text.slice(0, at).trimEnd();
  }
}

function dividedAhead(lines: readonly string[]): string[] {
  const [first = '', ...others] = lines;
  const isDivided = others.length > 0 && others.every((line) => AHEAD.test(line));
  return isDivided ? [first, ...others.map(withoutWord)] : [lines.join('\n')];
}

const withoutWord = (line: string) => line.replace(AHEAD, '');

/** What stands between two alternatives in the reader's language: 'or' before one line, or alone between lists. */
export const between = (alternatives: readonly string[]): string => {
  const isAhead = AHEAD.test(`${say.or} .`) && !alternatives.some((each) => each.includes('\n'));
  return isAhead ? `\n${say.or} ` : `\n${say.or}\n`;
};

export const alternativesText = (alternatives: readonly string[]): string =>
  alternatives.join(between(alternatives));
