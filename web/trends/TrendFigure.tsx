import { IconArrowDown, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { memo, useCallback, useId, useState } from 'react';
import { type Day, dayWords } from '#domain/day.ts';
import type { PlanChange } from '#domain/trends/trendsSchema.ts';
import { Chart } from '../charts/Chart.tsx';
import { Button } from '../kit/Button.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import type { TrendChart } from './chartsOf.ts';
import { averageWords, changeWords, valueWords } from './inWords.ts';
import { rowsOf, saidOf, type TrendRows } from './rowsOf.ts';
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

/** A chart as a table, which scrolls on its own. */
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
