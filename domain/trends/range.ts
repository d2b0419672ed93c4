import { addDays, type Day, type DayRange } from '../day.ts';

/** The ranges of a trends screen: the last 14, 30 or 90 days, the last 365, or everything. */
export const TREND_RANGES = ['14d', '30d', '90d', 'year', 'all'] as const;

export type TrendRange = (typeof TREND_RANGES)[number];

/** The spans of a summary for a doctor: 4 or 12 weeks, or since the coaching period began. */
export const SUMMARY_SPANS = ['4w', '12w', 'coaching'] as const;

export type SummarySpan = (typeof SUMMARY_SPANS)[number];

/** How far back 'all' goes: ten years. */
export const MOST_DAYS = 3653;

const DAYS_OF: Readonly<Record<TrendRange, number>> = {
  '14d': 14,
  '30d': 30,
  '90d': 90,
  year: 365,
  all: MOST_DAYS,
};

/** Whether a range is shown day by day; otherwise by weeks with their spread. */
export const isByDay = (range: TrendRange): boolean => range !== 'year' && range !== 'all';

/** The days of a range that ends with `today`, and as many before it; none before everything. */
export function rangesOf(
  range: TrendRange,
  today: Day,
): { readonly now: DayRange; readonly before: DayRange | null } {
  const from = addDays(today, 1 - DAYS_OF[range]);
  const before = { from: addDays(from, -DAYS_OF[range]), to: addDays(from, -1) };
  return { now: { from, to: today }, before: range === 'all' ? null : before };
}

export const isWithin = (day: Day, { from, to }: DayRange): boolean => from <= day && day <= to;
