import { addDays, type Day, type DayRange, daysBetween } from '../day.ts';
import type { Goal } from '../goals/goalSchema.ts';
import type { MeasuredDay } from '../measurements/measurement.ts';
import { weekOf, weeksAfter } from '../plans/weeks.ts';
import type { DoctorFigures, MeasuredFigures, WeekFigure } from './doctorSummarySchema.ts';
import { isWithin, MOST_DAYS, type SummarySpan } from './range.ts';
import { averageOf, byWeek, type DayValue } from './series.ts';
import {
  isWaterUnread,
  type LoggedDay,
  loggedValues,
  mealKindsOfDays,
  measuredValues,
  type OfKind,
} from './values.ts';

/** How many weeks a summary's row shows: the most that 84 days can touch. */
export const WEEKS_SHOWN = 13;

const DAYS_OF = { '4w': 28, '12w': 84 } as const;

/**
 * The range of a summary that ends with `today`. If coaching has not begun, a summary since its beginning
 * covers twelve weeks instead, and says so.
 */
export function rangeOfSpan(
  span: SummarySpan,
  coachingBegan: Day | null,
  today: Day,
): { readonly span: SummarySpan; readonly range: DayRange } {
  if (span !== 'coaching')
    return { span, range: { from: addDays(today, 1 - DAYS_OF[span]), to: today } };
  if (coachingBegan === null || coachingBegan > today) return rangeOfSpan('12w', null, today);
  const earliest = addDays(today, 1 - MOST_DAYS);
  const from = coachingBegan < earliest ? earliest : coachingBegan;
  return { span, range: { from, to: today } };
}

type Recorded = {
  /** Both the oldest first, and only of this range. */
  readonly days: readonly LoggedDay[];
  readonly measured: readonly MeasuredDay[];
};

/** The figures that a doctor reads about a range, by the same rules as the trends of the same days. */
export function doctorFigures({ days, measured }: Recorded, range: DayRange): DoctorFigures {
  const { adherence, sleep, water, mood } = loggedValues(days);
  return {
    days: daysBetween(range.from, range.to) + 1,
    daysLogged: days.length,
    firstLogged: days[0]?.date ?? null,
    lastLogged: days.at(-1)?.date ?? null,
    adherence: averageOf(adherence, range),
    meals: mealKindsOfDays(days),
    ...weeksOf(adherence, range),
    sleep: averageOf(sleep, range),
    water: averageOf(water, range),
    waterUnread: days.filter(isWaterUnread).length,
    mood: averageOf(mood, range),
    measured: measuredValues(measured).flatMap(changeOf),
  };
}

/** The last calendar weeks of a range, including those without a day, and the number of earlier weeks. */
function weeksOf(
  adherence: readonly DayValue[],
  { from, to }: DayRange,
): { weeks: WeekFigure[]; weeksBefore: number } {
  const last = weekOf(to);
  const all = daysBetween(weekOf(from).from, last.from) / 7 + 1;
  const count = Math.min(all, WEEKS_SHOWN);
  const found = new Map(
    byWeek(adherence).map(({ from: monday, mean, n }) => [monday, { mean, n }]),
  );
  const weeks = Array.from({ length: count }, (_, place) => {
    const { from: monday } = weeksAfter(last, place + 1 - count);
    return { from: monday, mean: null, n: 0, ...found.get(monday) };
  });
  return { weeks, weeksBefore: all - count };
}

function changeOf({ kind, unit, values, latest: last }: OfKind): MeasuredFigures[] {
  const [first] = values;
  if (!first) return [];
  // Computed from the rounded values on the page, so that the three figures agree.
  const change = Math.round((last.value - first.value) * 10) / 10;
  return [
    { kind, unit, first, last, change: values.length > 1 ? change : null, days: values.length },
  ];
}

/** Whether the doctor's page shows a goal: it is active, or was and was closed within the range. */
export const isGoalOfSummary = (
  { state, closedOn, acceptedAt, maker }: Pick<Goal, 'state' | 'closedOn' | 'acceptedAt' | 'maker'>,
  range: DayRange,
): boolean => {
  if (state === 'active') return true;
  // A proposal that was never accepted was not a goal of the customer.
  const everRan = state !== 'declined' && (acceptedAt !== null || maker === 'customer');
  return closedOn !== null && everRan && isWithin(closedOn, range);
};
