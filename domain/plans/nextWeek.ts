import { addDays, type Day, daysBetween } from '../day.ts';
import { truncate } from '../text.ts';
import { DAYS_PER_PLAN, lastDayOfWeek, PLAN_NAME_MAX } from './plan.ts';
import type { PlanInput } from './planSchema.ts';
import { copyOf, movedTo } from './week.ts';

const DAYS_PER_WEEK = 7;
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const MONTH = `(${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')})`;

/** A way to write a day, and to find it: each form can write a day in exactly the format that it found. */
type Form = { readonly find: RegExp; readonly write: (day: Day, as: string) => string };

const partsOf = (day: Day) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date };
};
const monthNamed = (day: Day, as: string) => {
  const name = MONTHS[Number(partsOf(day).month) - 1] ?? '';
  return /[A-Za-z]{4}/.test(as) ? name : name.slice(0, 3);
};
/** Pads with a zero only where the original was padded. */
const padded = (number: string, as: string) =>
  as.startsWith('0') ? number : String(Number(number));
const matches = (as: string, shape: RegExp) => shape.exec(as)?.[0] ?? '';

const FORMS: readonly Form[] = [
  { find: /\d{4}-\d\d-\d\d/g, write: (day) => day },
  {
    find: new RegExp(`\\b\\d{1,2}\\.? ${MONTH}\\b`, 'g'),
    write: (day, as) =>
      `${padded(partsOf(day).date, as)}${matches(as, /\./)} ${monthNamed(day, as)}`,
  },
  {
    find: new RegExp(`\\b${MONTH} \\d{1,2}\\b`, 'g'),
    write: (day, as) => `${monthNamed(day, as)} ${padded(partsOf(day).date, matches(as, /\d+/))}`,
  },
  {
    find: /\b\d{1,2}\.\d{1,2}\.(\d{4})?/g,
    write: (day, as) => {
      const { year, month, date } = partsOf(day);
      const [days = '', months = '', years] = as.split('.');
      return `${padded(date, days)}.${padded(month, months)}.${years ? year : ''}`;
    },
  },
  {
    find: /\b\d{1,2}\/\d{1,2}(\/\d{4})?\b/g,
    write: (day, as) => {
      const { year, month, date } = partsOf(day);
      const [days = '', months = '', years] = as.split('/');
      return `${padded(date, days)}/${padded(month, months)}${years ? `/${year}` : ''}`;
    },
  },
];

/** '23–29 Nov': the month is written once, for both days. */
const SPAN = new RegExp(`\\b(\\d{1,2})( ?[–-] ?)(\\d{1,2}) ${MONTH}\\b`, 'g');
const COUNTED = /\b(week|wk|woche|semaine|semana|settimana)(\s*#?\s*)(\d{1,3})\b/giu;
/** Text after the number of a day: a month, or what leads to the last day of a span. */
const DATE_GOES_ON = new RegExp(
  `^(?:\\.?\\s?${MONTH}\\b|\\.\\s?\\d|\\.?\\s?[–-]\\s?\\d{1,2}(?:\\.|\\s${MONTH}\\b))`,
  'i',
);
/** '3/12' may be a day, or week three of twelve. */
const SLASHED = /^\/\d/;

/**
 * The name of a plan that is reused `weeks` later: 'Week 3' becomes 'Week 4', and a day of the plan's own
 * week that the name contains moves along. Everything else stays.
 */
export function advancedName(name: string, startDate: Day, weeks: number, counted = weeks): string {
  const later = (day: Day) => addDays(day, weeks * DAYS_PER_WEEK);
  const own = Array.from({ length: DAYS_PER_PLAN }, (_, index) => addDays(startDate, index));
  const spans = name.replaceAll(SPAN, (as, from: string, dash: string, to: string) => {
    const written = `${to} ${as.slice(as.lastIndexOf(' ') + 1)}`;
    const last = own.find((day) => isWritten(day, written));
    const first = own.find((day) => Number(partsOf(day).date) === Number(from));
    if (!first || !last || daysBetween(first, last) < 0) return as;
    const [start, end] = [later(first), later(last)];
    const month = monthNamed(end, written);
    return start.slice(0, 7) === end.slice(0, 7)
      ? `${Number(partsOf(start).date)}${dash}${Number(partsOf(end).date)} ${month}`
      : `${Number(partsOf(start).date)} ${monthNamed(start, written)}${dash.trim() === '' ? dash : ` ${dash.trim()} `}${Number(partsOf(end).date)} ${month}`;
  });
  const dated = spans === name ? movedDates(name, own, later) : spans;
  const numbered = dated.replaceAll(
    COUNTED,
    (as, word: string, blank: string, number: string, at: number) => {
      const rest = dated.slice(at + as.length);
      if (DATE_GOES_ON.test(rest) || (dated !== name && SLASHED.test(rest))) return as;
      return `${word}${blank}${String(Number(number) + counted).padStart(number.length, '0')}`;
    },
  );
  return truncate(numbered, PLAN_NAME_MAX);
}

const isWritten = (day: Day, as: string) => FORMS.some(({ write }) => write(day, as) === as);

function movedDates(name: string, own: readonly Day[], later: (day: Day) => Day): string {
  return FORMS.reduce((text, { find, write }) => {
    // Once one form has moved a day, no other form searches the text: the day would move twice.
    if (text !== name) return text;
    return text.replaceAll(find, (as) => {
      const day = own.find((each) => write(each, as) === as);
      return day ? write(later(day), as) : as;
    });
  }, name);
}

type Starting = { readonly startDate: Day };

type Beside = { readonly today: Day; readonly plans: readonly Starting[] };

/** The first day of the week that repeats a plan, and how many planned weeks later that is. */
export function nextWeekAfter(plan: Starting, { today, plans }: Beside) {
  let start = addDays(plan.startDate, DAYS_PER_WEEK);
  let counted = 1;
  for (;;) {
    const [first, last] = [start, lastDayOfWeek(start)];
    const isTaken = plans.some(
      ({ startDate }) => startDate <= last && lastDayOfWeek(startDate) >= first,
    );
    if (!isTaken && last >= today) break;
    if (isTaken) counted += 1;
    start = addDays(start, DAYS_PER_WEEK);
  }
  return { start, counted };
}

/**
 * A copy of the plan as a new plan, for the next week that starts on the same weekday, is not over, and has
 * no day in any other plan. A number in the plan's name counts planned weeks only.
 */
export function nextWeekOf(plan: PlanInput, beside: Beside): PlanInput {
  const { start, counted } = nextWeekAfter(plan, beside);
  const weeks = daysBetween(plan.startDate, start) / DAYS_PER_WEEK;
  const name = advancedName(plan.name, plan.startDate, weeks, counted);
  return movedTo({ ...copyOf(plan), name }, start);
}

/** Name and first day of each of `count` weeks that repeat a plan, beginning with its own. */
export const repeatedWeeks = ({ name, startDate }: PlanInput, count: number) =>
  Array.from({ length: count }, (_, weeks) => ({
    name: advancedName(name, startDate, weeks),
    startDate: addDays(startDate, weeks * DAYS_PER_WEEK),
  }));

export const inWeek = (
  plan: PlanInput,
  { name, startDate }: { readonly name: string; readonly startDate: Day },
): PlanInput => ({ ...movedTo(plan, startDate), name });

/** The plan of each of several weeks: one plan, or two of them in turn. */
export const weeklyPlans = <Week extends { readonly name: string; readonly startDate: Day }>(
  plan: PlanInput,
  weeks: readonly Week[],
  other: PlanInput = plan,
): PlanInput[] => weeks.map((week, index) => inWeek(index % 2 === 0 ? plan : other, week));
