import { IconArrowDown, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { memo, useCallback, useId, useState } from 'react';
import { addDays, type Day, dayWords } from '#domain/day.ts';
import { inDigits, isolated } from '#domain/language/language.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import type { DayPoint, PlanChange } from '#domain/trends/trendsSchema.ts';
import { Chart, type Said } from '../charts/Chart.tsx';
import { Button } from '../kit/Button.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import type { TrendChart } from './chartsOf.ts';
import { averageWords, changeWords, valueWords } from './inWords.ts';
import classes from './TrendFigure.module.css';
import { say } from './words.ts';

type Props = {
  chart: TrendChart;
  changes: readonly PlanChange[];
  /** Whether there is an earlier period to compare with. */
  isCompared: boolean;
  /** A note about the values that the chart cannot show. */
  note?: string;
  /** The day selected in a chart next to this one. */
  day: Day | null;
  onDay: (day: Day | null) => void;
};

const ARROWS = { up: IconArrowUp, down: IconArrowDown, same: IconArrowRight };

/** One value over time: the last one, how it has changed, and its chart, or the chart's table. */
export const TrendFigure = memo(function TrendFigure(props: Props) {
  const { chart, changes, isCompared, note, day, onDay } = props;
  const { title, unit, series, data, height, few } = chart;
  const change = changeWords(series, unit, data.to);
  const Arrow = ARROWS[change?.way ?? 'same'];
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  const said = useCallback((index: number) => saidOf(chart, index, changes), [chart, changes]);
  return (
    <figure className={classes.figure} aria-labelledby={heading}>
      <figcaption className={classes.caption}>
        <h3 id={heading} className="text-17 bold breaks" dir="auto">
          {title}
        </h3>
        {series.latest && (
          <p className={classes.latest}>
            <strong>{valueWords(series.latest.value, unit)}</strong>
            <span>{dayWords(series.latest.date, data.to)}</span>
          </p>
        )}
        {change && (
          <p className="row gap-1">
            <Arrow size={18} stroke={2} aria-hidden />
            <VisuallyHidden>{say.ways[change.way]}</VisuallyHidden> {change.words}
          </p>
        )}
        <p className="small">{averageWords(series.now, series.before, unit, isCompared)}</p>
        {data.points.length === 1 && <p className="small">{few}</p>}
        {note && <p className="small">{note}</p>}
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.button}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {say.showAsTable}
          <VisuallyHidden> ({title})</VisuallyHidden>
        </Button>
      </figcaption>
      <div className="shrinks">
        {asTable ? (
          <TrendTable caption={title} {...rowsOf(chart)} />
        ) : (
          <Chart
            name={say.pointByPoint(title)}
            data={data}
            height={height}
            say={said}
            day={day}
            onDay={onDay}
          />
        )}
      </div>
    </figure>
  );
});

function TrendTable({ caption, heads, rows }: TrendRows & { caption: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={classes.scrolled} tabIndex={0} aria-label={say.asATable(caption)}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A chart as a table: its headings, and a row for each point, the newest first. */
type TrendRows = {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: Day; readonly cells: readonly string[] }[];
};

type Of = Pick<TrendChart, 'series' | 'unit' | 'title' | 'data'>;

export function rowsOf({ series, unit, title, data: { to } }: Of): TrendRows {
  const words = (value: number) => valueWords(value, unit);
  const mean = (value: number) => valueWords(value, { ...unit, named: () => undefined });
  if (series.weeks.length > 0)
    return {
      heads: [ofKit.weekFrom, say.average, say.lowest, say.highest, ofKit.days],
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
      ofKit.day,
      title,
      ...(hasKinds ? [say.somethingElse, say.skipped] : []),
      say.sevenDayAverage,
    ],
    rows: series.days
      .map(({ date, value, mean: ofDays, done, meals, other, skipped }) => ({
        key: date,
        cells: [
          dayWords(date, to),
          done === undefined ? words(value) : ofKit.doneOf(done, meals ?? 0),
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
    changes
      .filter(({ date }) => from <= date && date <= to)
      .map(({ name }) => say.newPlan(isolated(name)));
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
