import { type CSSProperties, useMemo } from 'react';
import type { Day } from '#domain/day.ts';
import classes from './Chart.module.css';
import { Drawing } from './Drawing.tsx';
import { type ChartData, layoutOf, MARGIN } from './layout.ts';
import { useReader } from './useReader.ts';
import { useWidth } from './useWidth.ts';

export type Said = {
  /** 'Tue 17 Nov 2026'. */
  readonly when: string;
  /** '7.5 h', and any further details. */
  readonly words: readonly string[];
};

type Props = {
  /** The subject of the chart, for screen readers. */
  name: string;
  /** Must stay the same object while nothing changes: redrawing it is expensive. */
  data: ChartData;
  height: number;
  /** The text for the point at this index. */
  say: (index: number) => Said;
  /** The day being read in a neighbouring chart. */
  day?: Day | null;
  onDay?: (day: Day | null) => void;
};

/** The greatest width of a tip, in px; it stays within the chart. */
const TIP = 190;

/**
 * A chart over time. Time runs from left to right in every language, as in printed clocks and calendars of all of
 * them. The chart is read point by point, with pointer, finger or arrow keys.
 */
export function Chart({ name, data, height, say, day = null, onDay }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const layout = useMemo(() => layoutOf(data, width, height), [data, width, height]);
  const { index, handlers } = useReader(data, layout, onDay);
  const shown = index ?? data.points.findIndex(({ date }) => date === day);
  const place = layout.places[shown];
  const said = index === null ? null : say(index);
  const now = index ?? data.points.length - 1;
  const { when, words } = say(now);
  return (
    <div
      ref={frame}
      className={classes.frame}
      dir="ltr"
      style={{ '--height': `${height}px` } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={1}
      aria-valuemax={data.points.length}
      aria-valuenow={now + 1}
      aria-valuetext={`${when}: ${words.join(', ')}`}
      {...handlers}
    >
      {width > 0 && (
        <div className={classes.drawing}>
          <svg className={classes.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <Drawing layout={layout} />
            {place && (
              <g>
                <path className={classes.guide} d={`M${place.x} ${MARGIN.top}V${layout.foot}`} />
                <circle className={classes.point} cx={place.x} cy={place.y} r="5" />
              </g>
            )}
          </svg>
        </div>
      )}
      {said && place && (
        <div
          className={classes.tip}
          aria-hidden="true"
          style={{ left: Math.max(0, Math.min(place.x - TIP / 2, width - TIP)), width: TIP }}
        >
          <strong>{said.when}</strong>
          {said.words.map((each) => (
            <span key={each} dir="auto">
              {each}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
