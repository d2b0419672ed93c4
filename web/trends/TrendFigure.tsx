import { memo, useCallback, useId, useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { PlanChange } from '#domain/trends/trendsSchema.ts';
import { Chart } from '../charts/Chart.tsx';
import { Button } from '../kit/Button.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import type { TrendChart } from './chartsOf.ts';
import { rowsOf, saidOf } from './rowsOf.ts';
import classes from './TrendFigure.module.css';
import { TrendTable } from './TrendTable.tsx';
import { averageWords, dayWords, valueWords } from './words.ts';

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

/** One value over time: its average in words, and its chart, or the chart's table. */
export const TrendFigure = memo(function TrendFigure(props: Props) {
  const { chart, changes, isCompared, note, day, onDay } = props;
  const { title, unit, series, latest, data, height, few } = chart;
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  const say = useCallback((index: number) => saidOf(chart, index, changes), [chart, changes]);
  return (
    <figure className={classes.figure} aria-labelledby={heading}>
      <figcaption className={classes.caption}>
        <h3 id={heading} className={classes.title} dir="auto">
          {title}
        </h3>
        {latest && (
          <p className={classes.latest}>
            <strong>{valueWords(latest.value, unit)}</strong> {dayWords(latest.date)}
          </p>
        )}
        <p className="plain">{averageWords(series.now, series.before, unit, isCompared)}</p>
        {data.points.length === 1 && <p className={classes.note}>{few}</p>}
        {note && <p className={classes.note}>{note}</p>}
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.button}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          Show as Table
          <VisuallyHidden> ({title})</VisuallyHidden>
        </Button>
      </figcaption>
      <div className={classes.shown}>
        {asTable ? (
          <TrendTable caption={title} {...rowsOf(chart)} />
        ) : (
          <Chart
            name={`${title}, point by point`}
            data={data}
            height={height}
            say={say}
            day={day}
            onDay={onDay}
          />
        )}
      </div>
    </figure>
  );
});
