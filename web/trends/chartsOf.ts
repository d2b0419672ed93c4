import { addDays, type Day } from '#domain/day.ts';
import { inDigits } from '#domain/language/language.ts';
import { MOODS, moodWords } from '#domain/progress/progress.ts';
import { isByDay } from '#domain/trends/range.ts';
import type { TrendSeries, Trends } from '#domain/trends/trendsSchema.ts';
import type { ChartData, ChartPoint, Target, Tick } from '../charts/layout.ts';
import { kindWords, UNITS, type Unit, unitOf } from './inWords.ts';
import { say } from './words.ts';

/** The goals drawn into charts, keyed by the subject of the chart: a kind of measurement, 'sleep', 'water'. */
export type GoalLines = Readonly<Record<string, Target | undefined>>;

/** A chart of the screen, with its words and its table. */
export type TrendChart = {
  readonly key: string;
  readonly title: string;
  readonly unit: Unit;
  readonly series: TrendSeries;
  readonly data: ChartData;
  readonly height: number;
  /** The words next to a single point. */
  readonly few: string;
};

/**
 * The number of days without a value after which a line ends: for values logged daily, and for occasional
 * measurements.
 */
const LOGGED_GAP = 7;
const MEASURED_GAP = 35;

const FIVE: readonly Tick[] = [1, 3, 5].map((value) => ({ value, label: inDigits(value) }));
const MOOD_TICKS: readonly Tick[] = [1, 3, 5].map((value) => ({
  value,
  label: moodWords(MOODS[value - 1] ?? ''),
}));
const PERCENT: readonly Tick[] = [0, 50, 100].map((value) => ({
  value,
  label: `${value}${say.after.percent}`,
}));

type Looks = Partial<Pick<ChartData, 'shape' | 'ticks' | 'gap'>> &
  Partial<Pick<TrendChart, 'height' | 'few'>>;

/** The charts of an answer, in screen order, including those without a point. */
export function chartsOf(trends: Trends, goals: GoalLines): TrendChart[] {
  const chart = (
    key: string,
    title: string,
    series: TrendSeries,
    unit: Unit,
    { shape = 'line', gap = LOGGED_GAP, ticks, height = 150, few = say.needsTwoDays }: Looks = {},
  ): TrendChart => ({
    key,
    title,
    unit,
    series,
    height,
    few,
    data: {
      // A week has a minimum and a maximum, drawn around a line.
      shape: isByDay(trends.range) ? shape : 'line',
      gap: isByDay(trends.range) ? gap : Math.max(gap, 2 * LOGGED_GAP - 1),
      from: trends.from,
      to: trends.to,
      span: isByDay(trends.range) ? 1 : 7,
      points: pointsOf(series, trends),
      target: goals[key],
      marks: trends.planChanges.map(({ date }) => date),
      ...(ticks && { ticks }),
    },
  });
  const { adherence, sleep, water, mood, score } = trends;
  return [
    ...trends.measured.map((each) =>
      chart(each.kind, kindWords(each), each, unitOf(each.unit), {
        gap: MEASURED_GAP,
        few: say.needsTwoValues,
      }),
    ),
    chart('adherence', say.titles.adherence, adherence, UNITS.adherence, {
      shape: 'strip',
      ticks: PERCENT,
      height: 110,
    }),
    chart('sleep', say.titles.sleep, sleep, UNITS.sleep),
    chart('water', say.titles.water, water, UNITS.water, { shape: 'bars', height: 130 }),
    chart('mood', say.titles.mood, mood, UNITS.mood, { ticks: MOOD_TICKS, height: 110 }),
    chart('score', say.titles.score, score, UNITS.score, { ticks: FIVE, height: 110 }),
  ];
}

/** A week's point is at its middle, but never after the last day. */
function pointsOf({ days, weeks }: TrendSeries, { from, to }: Trends): ChartPoint[] {
  if (days.length > 0) return days;
  return weeks.map(({ from: monday, mean, least, most }) => {
    const middle = addDays(monday, 3);
    return { date: between(middle, from, to), value: mean, mean, least, most };
  });
}

function between(day: Day, first: Day, last: Day): Day {
  if (day < first) return first;
  return day > last ? last : day;
}
