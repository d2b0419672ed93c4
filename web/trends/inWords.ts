import { type Day, daysBetween, dayWords } from '#domain/day.ts';
import { inDigits, listed } from '#domain/language/language.ts';
import { isBodyKind, unitName } from '#domain/measurements/measurement.ts';
import { say as ofMeasurements } from '#domain/measurements/words.ts';
import { type MealKinds, mealKindsWords } from '#domain/progress/adherence.ts';
import { MOODS, moodWords } from '#domain/progress/progress.ts';
import type { TrendRange } from '#domain/trends/range.ts';
import type { Average, MeasuredSeries, TrendSeries } from '#domain/trends/trendsSchema.ts';
import { MOST_LINES } from '../charts/layout.ts';
import { say } from './words.ts';

export const kindWords = ({ kind, name }: Pick<MeasuredSeries, 'kind' | 'name'>): string =>
  isBodyKind(kind) ? ofMeasurements.kinds[kind] : name;

export const planMarksWords = (count: number): string =>
  count > MOST_LINES ? say.planStrokes : say.planLines;

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

const moodAt = (value: number) => {
  const mood = MOODS[value - 1];
  return mood && moodWords(mood);
};

export const UNITS = {
  adherence: { after: say.after.meals, decimals: 0, inPoints: true },
  sleep: { after: ` ${unitName('h')}`, decimals: 1 },
  water: { after: ` ${unitName('l')}`, decimals: 1 },
  mood: { after: say.after.of5, decimals: 1, inPoints: true, named: moodAt },
  score: { after: say.after.of5, decimals: 1, inPoints: true },
} as const satisfies Readonly<Record<string, Unit>>;

export const unitOf = (unit: string): Unit => ({
  after: unit === '%' ? say.after.percent : ` ${unitName(unit)}`,
  decimals: 1,
});

const round = (value: number, { decimals }: Unit) => Number(value.toFixed(decimals));

const written = (value: number, unit: Unit) => `${inDigits(round(value, unit))}${unit.after}`;

/** '7.1 h', '71% of meals'. */
export const valueWords = (value: number, unit: Unit): string =>
  unit.named?.(value) ?? written(value, unit);

/** '0.4 h', '5 points': how far two values are apart. */
const differenceWords = (by: number, { inPoints, after }: Unit): string =>
  inPoints ? say.points(by) : `${inDigits(by)}${after}`;

/** '7.1 h on average', and how much more or less that is than in the previous period. */
export function averageWords(
  now: Average,
  before: Average,
  unit: Unit,
  isCompared: boolean,
): string {
  if (!now) return '';
  const average = written(now.mean, unit);
  if (!isCompared) return say.onAverage(average);
  if (!before) return say.nothingToCompare(average);
  // Calculated from the rounded values shown, so that the three figures agree.
  const more = round(round(now.mean, unit) - round(before.mean, unit), unit);
  if (more === 0) return say.sameAsBefore(average);
  const by = differenceWords(Math.abs(more), unit);
  const was = written(before.mean, unit);
  return more > 0 ? say.moreThanBefore(average, by, was) : say.lessThanBefore(average, by, was);
}

/** Which way the last value is from the first, and by how much: '1.2 kg since Sat 31 Oct'. Null for a single value. */
export function changeWords({ first, latest }: TrendSeries, unit: Unit, today: Day) {
  if (!first || !latest || first.date === latest.date) return null;
  // Calculated from the rounded values shown, so that the figures agree.
  const more = round(round(latest.value, unit) - round(first.value, unit), unit);
  const since = dayWords(first.date, today);
  if (more === 0) return { way: 'same', words: say.asOn(since) } as const;
  const by = differenceWords(Math.abs(more), unit);
  return { way: more > 0 ? 'up' : 'down', words: say.since(by, since) } as const;
}

/** A sentence that names what has no chart; '' for nothing. */
export const missingWords = (titles: readonly string[], range: TrendRange): string =>
  titles.length === 0
    ? ''
    : say.nothingLoggedOf(listed(titles.map(say.inSentence)), say.periods[range]);

export const emptyTitle = (range: TrendRange): string =>
  range === 'all' ? say.nothingLoggedYet : say.nothingLogged(say.periods[range]);

/** How all meals of a period were logged, if that is more than the chart shows. */
export const mealsNote = ({ key }: { readonly key: string }, meals: MealKinds): string =>
  key === 'adherence' && meals.other + meals.skipped > 0 ? `${mealKindsWords(meals)}.` : '';

export const unreadWords = (days: number): string => (days === 0 ? '' : say.waterUnread(days));

/** 'Wed 11 Nov to Tue 24 Nov, 14 days'; `to` is today. */
export const rangeWords = (from: Day, to: Day): string =>
  say.fromTo(dayWords(from, to), dayWords(to, to), daysBetween(from, to) + 1);
