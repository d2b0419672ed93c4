import { addDays, type Day, daysBetween } from '../day.ts';
import { MEALS_PER_DAY } from '../plans/plan.ts';
import type { Compared, SinceChange } from './trendsSchema.ts';

/** What a logged day says: what was planned, and how it went. */
export type ComparedDay = {
  readonly date: Day;
  /** Eight texts, or an empty list for a day without a plan. */
  readonly planned: readonly string[];
  readonly timings: readonly string[];
  /** Whether each of the eight meals was eaten as planned. */
  readonly eaten: readonly boolean[];
  /** Hours; null: not logged. */
  readonly sleep: number | null;
  /** 1 to 5; null: not logged. */
  readonly mood: number | null;
};

/** On a day, in any one unit. */
type Weighed = { readonly date: Day; readonly value: number };

/** The most days that are compared on each side of a change: half a year in all. */
export const MOST_DAYS_A_SIDE = 91;
/** The fewest days on each side, unless fewer have passed since a change. */
const LEAST_DAYS_A_SIDE = 14;
/** With fewer logged days on a side it is too early to say anything. */
export const LEAST_LOGGED = 10;
/** A meal has changed if at least as many of the days that can be compared differ. */
const LEAST_CHANGED = 0.5;

const WEEK = 7;

/**
 * The changes of what was planned, the latest first, each with what was logged before it and since. Only days that
 * were logged are compared, each with the plan it was logged against. `days`: the oldest first; `weights`: likewise.
 */
export function sinceChanges(
  days: readonly ComparedDay[],
  { values: weights, unit }: { readonly values: readonly Weighed[]; readonly unit: string },
  { from, today }: { readonly from: Day; readonly today: Day },
): SinceChange[] {
  const byDay = new Map(days.map((day) => [day.date, day]));
  const ofMeals = Array.from({ length: MEALS_PER_DAY }, (_, meal) => changesOf(meal, days, byDay));
  const all = [...new Set(ofMeals.flat())].sort();
  const shown = all.filter((date) => date >= from).reverse();
  return shown.map((date) => {
    const changed = ofMeals.flatMap((changes, meal) => (changes.includes(date) ? [meal] : []));
    const around = (changes: readonly Day[]) => sides(date, changes, today);
    const logged = ({ from, to }: Span) => days.filter((day) => day.date >= from && day.date <= to);
    const meals = changed.map((meal) => {
      const { before, after } = around(ofMeals[meal] ?? []);
      const shares = (span: Span) =>
        logged(span).flatMap(({ planned, eaten }) => (planned[meal] ? [eaten[meal] ? 1 : 0] : []));
      const { timings = [] } = byDay.get(date) ?? {};
      return { meal, timing: timings[meal] ?? '', ...shareCompared(shares(before), shares(after)) };
    });
    const { before, after } = around(all);
    const others = all.filter((each) => each !== date && each > before.from && each <= after.to);
    const means = (of: (day: ComparedDay) => number | null) => {
      const values = (span: Span) => logged(span).flatMap((day) => of(day) ?? []);
      return meanCompared(values(before), values(after));
    };
    const weighed = ({ from, to }: Span) =>
      weights.filter((each) => each.date >= from && each.date <= to);
    return {
      date,
      before,
      after,
      others: others.length,
      meals,
      sleep: means(({ sleep }) => sleep),
      mood: means(({ mood }) => mood),
      weight: { unit, ...slopeCompared(weighed(before), weighed(after)) },
    };
  });
}

/**
 * The days on which a meal began to be planned differently: that day differs from the same day a week before, and so
 * do at least half of the days of its week that can be compared, three at least. The week after a change has none.
 */
function changesOf(
  meal: number,
  days: readonly ComparedDay[],
  byDay: ReadonlyMap<Day, ComparedDay>,
): Day[] {
  const differs = (date: Day): boolean | null => {
    const now = byDay.get(date)?.planned[meal];
    const was = byDay.get(addDays(date, -WEEK))?.planned[meal];
    return now === undefined || was === undefined || (!now && !was) ? null : now !== was;
  };
  const found: Day[] = [];
  for (const { date } of days) {
    const last = found.at(-1);
    if ((last && date < addDays(last, WEEK)) || !differs(date)) continue;
    const week = Array.from({ length: WEEK }, (_, day) => differs(addDays(date, day)));
    const known = week.filter((each) => each !== null);
    const changed = known.filter(Boolean).length;
    if (known.length >= 3 && changed >= known.length * LEAST_CHANGED) found.push(date);
  }
  return found;
}

type Span = { readonly from: Day; readonly to: Day };

/**
 * The days to compare: as many after the change as have passed, with as many before, 14 to 91. Beyond 14 they do not
 * reach over another change of the same thing; plans that change every week are compared over 14 days even so.
 */
function sides(date: Day, changes: readonly Day[], today: Day): { before: Span; after: Span } {
  const length = Math.min(MOST_DAYS_A_SIDE, daysBetween(date, today) + 1);
  const previous = changes.findLast((each) => each < date);
  const next = changes.find((each) => each > date);
  const back = Math.min(length, previous ? daysBetween(previous, date) : length);
  const on = Math.min(length, next ? daysBetween(date, next) : length);
  return {
    before: { from: addDays(date, -Math.max(LEAST_DAYS_A_SIDE, back)), to: addDays(date, -1) },
    after: { from: date, to: addDays(date, Math.min(length, Math.max(LEAST_DAYS_A_SIDE, on)) - 1) },
  };
}

/** Of a standard normal distribution: 98 % lie within. Less often than one time in 20 it says what is not so. */
const Z = 2.326;

/** The same for a t distribution of so many degrees of freedom; Abramowitz and Stegun, 26.7.5. */
const tFor = (freedom: number): number =>
  Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** Says what an interval of the difference allows to say. */
function compared(
  before: Compared['before'],
  after: Compared['after'],
  interval: () => readonly [low: number, high: number],
): Compared {
  if (before.days < LEAST_LOGGED || after.days < LEAST_LOGGED)
    return { before, after, low: null, high: null, verdict: 'early' };
  const [low, high] = interval();
  return { before, after, low, high, verdict: low > 0 ? 'more' : high < 0 ? 'less' : 'unclear' };
}

const sideOf = (values: readonly number[], value: (values: readonly number[]) => number) => ({
  days: values.length,
  value: values.length === 0 ? null : value(values),
});

/**
 * The share of ones on two sides, 0 to 1; the interval of their difference is Newcombe's of two Wilson intervals
 * (Statistics in Medicine 17, 1998, method 10).
 */
export function shareCompared(before: readonly number[], after: readonly number[]): Compared {
  return compared(sideOf(before, mean), sideOf(after, mean), () => {
    const [was, is] = [wilson(before), wilson(after)];
    const by = is.share - was.share;
    return [
      by - Math.hypot(is.share - is.low, was.high - was.share),
      by + Math.hypot(is.high - is.share, was.share - was.low),
    ];
  });
}

function wilson(values: readonly number[]) {
  const [n, share] = [values.length, mean(values)];
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half =
    (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { share, low: middle - half, high: middle + half };
}

/** A figure of one side with the square of its standard error, and the degrees of freedom of that. */
type Estimate = { readonly value: number; readonly error2: number; readonly freedom: number };

/** The interval of a difference; Welch and Satterthwaite say how free it is. */
function difference(was: Estimate, is: Estimate): readonly [number, number] {
  const error2 = was.error2 + is.error2;
  const parts = was.error2 ** 2 / was.freedom + is.error2 ** 2 / is.freedom;
  const half = error2 === 0 ? 0 : tFor(error2 ** 2 / parts) * Math.sqrt(error2);
  const by = is.value - was.value;
  return [by - half, by + half];
}

const meanEstimate = (values: readonly number[]): Estimate => {
  const [value, freedom] = [mean(values), values.length - 1];
  const spread = sum(values.map((each) => (each - value) ** 2)) / freedom;
  return { value, error2: spread / values.length, freedom };
};

export const meanCompared = (before: readonly number[], after: readonly number[]): Compared =>
  compared(sideOf(before, mean), sideOf(after, mean), () =>
    difference(meanEstimate(before), meanEstimate(after)),
  );

/** The slope of a straight line through the weights, per week (least squares). */
function slopeEstimate(weights: readonly Weighed[]): Estimate {
  const first = weights[0]?.date ?? '';
  const weeks = weights.map(({ date }) => daysBetween(first, date) / WEEK);
  const values = weights.map(({ value }) => value);
  const [middle, level] = [mean(weeks), mean(values)];
  const width = sum(weeks.map((week) => (week - middle) ** 2));
  const value = sum(weeks.map((week, at) => (week - middle) * ((values[at] ?? 0) - level))) / width;
  const rest = sum(
    weeks.map((week, at) => ((values[at] ?? 0) - level - value * (week - middle)) ** 2),
  );
  const freedom = weights.length - 2;
  return { value, error2: rest / freedom / width, freedom };
}

/** How fast the weight rose or fell on two sides, per week. */
export function slopeCompared(before: readonly Weighed[], after: readonly Weighed[]): Compared {
  const side = (weights: readonly Weighed[]) => ({
    days: weights.length,
    value: weights.length < LEAST_LOGGED ? null : slopeEstimate(weights).value,
  });
  return compared(side(before), side(after), () =>
    difference(slopeEstimate(before), slopeEstimate(after)),
  );
}
