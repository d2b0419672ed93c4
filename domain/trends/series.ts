import { addDays, type Day, type DayRange, type Instant } from '../day.ts';
import { isLater, weekOf } from '../plans/weeks.ts';
import type { MealKinds } from '../progress/adherence.ts';
import { isWithin } from './range.ts';
import type { Average, DayPoint, PlanChange, TrendSeries, WeekPoint } from './trendsSchema.ts';

/** The value that was logged or measured on a day: one for each day, the oldest first. */
export type DayValue = {
  readonly date: Day;
  readonly value: number;
  /** For adherence: the counts behind the value. */
  readonly of?: MealKinds;
};

const DAYS_OF_MEAN = 7;

/** Two decimals; more would be meaningless for a person. */
const rounded = (value: number) => Math.round(value * 100) / 100;

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

/**
 * A moving mean for each day, by calendar: the mean of those of the last seven calendar days that have a
 * value, however few they are. Days without a value are left out; they never count as zero.
 */
export function meansByCalendar(values: readonly DayValue[]): number[] {
  let first = 0;
  return values.map(({ date }, index) => {
    const oldest = addDays(date, 1 - DAYS_OF_MEAN);
    while ((values[first]?.date ?? date) < oldest) first += 1;
    return meanOf(values.slice(first, index + 1).map(({ value }) => value));
  });
}

/** The calendar weeks in which something has a value, each with its mean and spread. */
export function byWeek(values: readonly DayValue[]): WeekPoint[] {
  const weeks: { readonly week: DayRange; readonly found: number[] }[] = [];
  for (const { date, value } of values) {
    const last = weeks.at(-1);
    if (last && date <= last.week.to) last.found.push(value);
    else weeks.push({ week: weekOf(date), found: [value] });
  }
  return weeks.map(({ week: { from }, found }) => ({
    from,
    n: found.length,
    mean: rounded(meanOf(found)),
    least: Math.min(...found),
    most: Math.max(...found),
  }));
}

/** The mean of the days of a range that have a value; null for none. */
export function averageOf(values: readonly DayValue[], range: DayRange): Average {
  const within = values.filter(({ date }) => isWithin(date, range));
  if (within.length === 0) return null;
  return { mean: rounded(meanOf(within.map(({ value }) => value))), days: within.length };
}

type Shown = { readonly now: DayRange; readonly before: DayRange | null; readonly byDay: boolean };

/**
 * The series shown for these values: the days or weeks of the range, and its average next to the average of
 * the range before. `values` begin with the earlier range, since its last days count in the first moving
 * means.
 */
export function seriesOf(values: readonly DayValue[], { now, before, byDay }: Shown): TrendSeries {
  const within = values.filter(({ date }) => isWithin(date, now));
  return {
    days: byDay ? daysOf(values, now) : [],
    weeks: byDay ? [] : byWeek(within),
    first: plain(within[0]),
    latest: plain(within.at(-1)),
    now: averageOf(within, now),
    before: before && averageOf(values, before),
  };
}

const plain = (found: DayValue | undefined) =>
  found ? { date: found.date, value: rounded(found.value) } : null;

function daysOf(values: readonly DayValue[], now: DayRange): DayPoint[] {
  const means = meansByCalendar(values);
  return values.flatMap(({ date, value, of }, index) =>
    isWithin(date, now)
      ? { date, value: rounded(value), mean: rounded(means[index] ?? value), ...of }
      : [],
  );
}

type Begun = {
  readonly id: string;
  readonly name: string;
  readonly startDate: Day;
  readonly uploadedAt: Instant;
};

/**
 * The days of a range on which a plan began whose name differs from the previous plan's. Of plans that
 * begin on the same day, the one uploaded last counts. The first plan counts as a change, too.
 */
export function planChanges(plans: readonly Begun[], range: DayRange): PlanChange[] {
  const byStart = new Map<Day, Begun>();
  for (const plan of plans) {
    const other = byStart.get(plan.startDate);
    if (!other || isLater(plan, other)) byStart.set(plan.startDate, plan);
  }
  const begun = [...byStart.values()].sort((one, other) =>
    one.startDate < other.startDate ? -1 : 1,
  );
  return begun.flatMap(({ startDate: date, name }, index) =>
    isWithin(date, range) && begun[index - 1]?.name !== name ? { date, name } : [],
  );
}
