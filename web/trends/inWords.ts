import { type Day, daysBetween, dayWords } from '#domain/day.ts';
import { type BodyKind, isBodyKind } from '#domain/measurements/measurement.ts';
import { type MealKinds, mealKindsWords } from '#domain/progress/adherence.ts';
import { MOODS } from '#domain/progress/progress.ts';
import type { TrendRange } from '#domain/trends/range.ts';
import type { Average, MeasuredSeries, TrendSeries } from '#domain/trends/trendsSchema.ts';
import { MOST_LINES } from '../charts/layout.ts';

export const RANGE_WORDS: Readonly<Record<TrendRange, string>> = {
  '14d': '14 Days',
  '30d': '30 Days',
  '90d': '90 Days',
  year: 'Year',
  all: 'All',
};

const KIND_WORDS: Readonly<Record<BodyKind, string>> = {
  weight: 'Weight',
  waist: 'Waist',
  hip: 'Hip',
  chest: 'Chest',
  upperArm: 'Upper arm',
  thigh: 'Thigh',
  bodyFat: 'Body fat',
};

export const kindWords = ({ kind, name }: Pick<MeasuredSeries, 'kind' | 'name'>): string =>
  isBodyKind(kind) ? KIND_WORDS[kind] : name;

export const ABOUT_CHARTS = 'How to read these charts';
export const FOR_DOCTOR = 'Summary for a doctor';
export const TWO_DAYS = 'A trend needs two logged days.';
export const TWO_VALUES = 'A trend needs two values.';
export const NUMBERS_HIDDEN = 'Weight and other figures of the body are hidden here.';

export const planMarksWords = (count: number): string =>
  `${count > MOST_LINES ? 'A stroke on the axis' : 'A dotted line'} marks the start of a new plan.`;

/** How the values of a chart are written. */
export type Unit = {
  /** Follows a value: ' h', '%'. */
  readonly after: string;
  readonly decimals: 0 | 1;
  /** A difference is in points. */
  readonly inPoints?: true;
  /** The word for a value that has one, such as a mood. */
  readonly named?: (value: number) => string | undefined;
};

export const UNITS = {
  adherence: { after: '% of meals', decimals: 0, inPoints: true },
  sleep: { after: ' h', decimals: 1 },
  water: { after: ' L', decimals: 1 },
  mood: { after: ' of 5', decimals: 1, inPoints: true, named: (value) => MOODS[value - 1] },
  score: { after: ' of 5', decimals: 1, inPoints: true },
} as const satisfies Readonly<Record<string, Unit>>;

export const unitOf = (unit: string): Unit => ({
  after: unit === '%' ? unit : ` ${unit}`,
  decimals: 1,
});

const round = (value: number, { decimals }: Unit) => Number(value.toFixed(decimals));

/** '7.1 h', '71% of meals'. */
export const valueWords = (value: number, unit: Unit): string =>
  unit.named?.(value) ?? `${round(value, unit)}${unit.after}`;

/** '0.4 h', '5 points': how far two values are apart. */
const differenceWords = (by: number, { inPoints, after }: Unit): string =>
  inPoints ? `${by} ${by === 1 ? 'point' : 'points'}` : `${by}${after}`;

/** '7.1 h on average', and how much more or less that is than in the previous period. */
export function averageWords(
  now: Average,
  before: Average,
  unit: Unit,
  isCompared: boolean,
): string {
  if (!now) return '';
  const average = `${round(now.mean, unit)}${unit.after} on average`;
  if (!isCompared) return average;
  if (!before) return `${average}, nothing to compare with yet`;
  // Calculated from the rounded values shown, so that the three figures agree.
  const more = round(round(now.mean, unit) - round(before.mean, unit), unit);
  if (more === 0) return `${average}, the same as before`;
  const was = `${round(before.mean, unit)}${unit.after}`;
  return `${average}, ${differenceWords(Math.abs(more), unit)} ${more > 0 ? 'more' : 'less'} than before (${was})`;
}

/** Which way the last value is from the first, and by how much: '1.2 kg since Sat 31 Oct'. Null for a single value. */
export function changeWords({ first, latest }: TrendSeries, unit: Unit, today: Day) {
  if (!first || !latest || first.date === latest.date) return null;
  // Calculated from the rounded values shown, so that the figures agree.
  const more = round(round(latest.value, unit) - round(first.value, unit), unit);
  const since = dayWords(first.date, today);
  if (more === 0) return { way: 'same', words: `as on ${since}` } as const;
  const by = differenceWords(Math.abs(more), unit);
  return { way: more > 0 ? 'up' : 'down', words: `${by} since ${since}` } as const;
}

const SHORT = {
  '14d': 'these 14 days',
  '30d': 'these 30 days',
  '90d': 'these 90 days',
  year: 'this year',
  all: 'all of it',
};

/** A sentence that names what has no chart; '' for nothing. */
export function missingWords(titles: readonly string[], range: TrendRange): string {
  if (titles.length === 0) return '';
  const names = titles.map((title) => title.toLowerCase());
  const last = names.pop();
  const all = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  return `Nothing logged of ${all} in ${SHORT[range]}.`;
}

export const emptyTitle = (range: TrendRange): string =>
  range === 'all' ? 'Nothing logged yet' : `Nothing logged in ${SHORT[range]}`;

/** How all meals of a period were logged, if that is more than the chart shows. */
export const mealsNote = ({ key }: { readonly key: string }, meals: MealKinds): string =>
  key === 'adherence' && meals.other + meals.skipped > 0 ? `${mealKindsWords(meals)}.` : '';

export const unreadWords = (days: number): string =>
  days === 0
    ? ''
    : `On ${days === 1 ? 'one day' : `${days} days`} water was logged without an amount, so it is not in the chart.`;

/** 'Wed 11 Nov to Tue 24 Nov, 14 days'; `to` is today. */
export const rangeWords = (from: Day, to: Day): string => {
  const days = daysBetween(from, to) + 1;
  const count = days === 1 ? '1 day' : `${days} days`;
  return `${dayWords(from, to)} to ${dayWords(to, to)}, ${count}`;
};

/** How to read the charts of the current range. */
export const legendWords = (isByDay: boolean): string =>
  isByDay
    ? 'Each dot or bar is a day. The line is the 7-day average.'
    : 'The line is each week’s average, with its lowest and highest days around it.';
