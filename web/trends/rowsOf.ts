import { addDays, type Day, dayWords } from '#domain/day.ts';
import { inDigits } from '#domain/language/language.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import type { DayPoint, PlanChange } from '#domain/trends/trendsSchema.ts';
import type { Said } from '../charts/Chart.tsx';
import type { TrendChart } from './chartsOf.ts';
import { valueWords } from './inWords.ts';
import { say } from './words.ts';

/** A chart as a table: its headings, and a row for each point, the newest first. */
export type TrendRows = {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: Day; readonly cells: readonly string[] }[];
};

type Of = Pick<TrendChart, 'series' | 'unit' | 'title' | 'data'>;

export function rowsOf({ series, unit, title, data: { to } }: Of): TrendRows {
  const words = (value: number) => valueWords(value, unit);
  const mean = (value: number) => valueWords(value, { ...unit, named: () => undefined });
  if (series.weeks.length > 0)
    return {
      heads: [say.weekFrom, say.average, say.lowest, say.highest, say.days],
      rows: series.weeks
        .map(({ from, n, mean: ofWeek, least, most }) => ({
          key: from,
          cells: [dayWords(from, to), mean(ofWeek), words(least), words(most), inDigits(n)],
        }))
        .reverse(),
    };
  const hasKinds = series.days.some(({ other = 0, skipped = 0 }) => other + skipped > 0);
  return {
    heads: [
      say.day,
      title,
      ...(hasKinds ? [say.somethingElse, say.skipped] : []),
      say.sevenDayAverage,
    ],
    rows: series.days
      .map(({ date, value, mean: ofDays, done, meals, other, skipped }) => ({
        key: date,
        cells: [
          dayWords(date, to),
          done === undefined ? words(value) : say.doneOf(done, meals ?? 0),
          ...(hasKinds ? [inDigits(other ?? 0), inDigits(skipped ?? 0)] : []),
          mean(ofDays),
        ],
      }))
      .reverse(),
  };
}

function mealsOf({ done, meals = 0, other = 0, skipped = 0 }: DayPoint): string {
  if (done === undefined) return '';
  if (other + skipped === 0) return say.mealsDone(done, meals);
  return mealKindsWords({ done, meals, other, skipped });
}

/** A point in words: its row as a sentence, and whether the plan changed then. */
export function saidOf(of: Of, index: number, changes: readonly PlanChange[]): Said {
  const words = (value: number) => valueWords(value, of.unit);
  const mean = (value: number) => valueWords(value, { ...of.unit, named: () => undefined });
  const plans = (from: Day, to: Day) =>
    changes.filter(({ date }) => from <= date && date <= to).map(({ name }) => say.newPlan(name));
  const week = of.series.weeks[index];
  if (week) {
    const { from, n, least, most } = week;
    return {
      when: say.weekFromDay(dayWords(from, of.data.to)),
      words: [
        mean(week.mean),
        n === 1 ? say.oneDay : say.spreadOn(words(least), words(most), n),
        ...plans(from, addDays(from, 6)),
      ],
    };
  }
  const day = of.series.days[index];
  if (!day) return { when: '', words: [] };
  const meals = mealsOf(day);
  return {
    when: dayWords(day.date, of.data.to),
    words: [
      meals || words(day.value),
      say.sevenDayAverageIs(mean(day.mean)),
      ...plans(day.date, day.date),
    ],
  };
}
