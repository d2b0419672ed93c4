import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Day } from '#domain/day.ts';
import { isMirrored, keyOnward } from '../kit/keys.ts';
import classes from './Chart.module.css';
import {
  type ChartData,
  dayAt,
  type Layout,
  layoutOf,
  MARGIN,
  nearestTo,
  stepBy,
} from './layout.ts';

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
 * A chart over time, which runs as the page does. The chart is read point by point, with pointer, finger or arrow
 * keys.
 */
export function Chart({ name, data, height, say, day = null, onDay }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const mirrored = isMirrored();
  const layout = useMemo(
    () => layoutOf(data, { width, height, mirrored }),
    [data, width, height, mirrored],
  );
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

/** The parts of a chart that do not change while somebody reads it: axes, series, target and marks. */
const Drawing = memo(function Drawing({ layout }: { layout: Layout }) {
  const { start, end, values, foot, target } = layout;
  return (
    <>
      {layout.ticks.map(({ label, y }) => (
        <g key={label}>
          <path className={classes.grid} d={`M${start} ${Math.round(y) + 0.5}H${end}`} />
          <text className={classes.label} x={values} y={y} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {layout.days.map(({ label, x }) => (
        <text
          key={`${label} ${x}`}
          className={classes.label}
          x={x}
          y={foot + 18}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
      {layout.marks.length > 0 && (
        <path
          className={classes.mark}
          data-short={layout.markTop > layout.top}
          d={layout.marks.map((x) => `M${Math.round(x) + 0.5} ${layout.markTop}V${foot}`).join('')}
        />
      )}
      <path className={classes.track} d={layout.tracks} />
      <path className={classes.band} d={layout.band} />
      <path className={classes.bar} d={layout.bars} />
      <path className={classes.whisker} d={layout.whiskers} />
      {target && (
        <>
          <path className={classes.target} d={`M${start} ${target.y}H${end}`} />
          <text className={classes.targetWord} x={end} y={target.y - 5} textAnchor="end">
            {target.word}
          </text>
        </>
      )}
      <path className={classes.dots} d={layout.dots} />
      <path className={classes.line} d={layout.line} />
    </>
  );
});

/**
 * Reads a chart point by point: with the pointer, a finger moving along it, or the arrow keys. `index` is the
 * point being read; null for none.
 */
function useReader(
  { points, from, to }: ChartData,
  layout: Layout,
  onDay?: (day: Day | null) => void,
) {
  const [reading, setReading] = useState<number | null>(null);
  const count = points.length;
  const index = reading === null ? null : Math.min(reading, count - 1);
  const read = (next: number | null) => {
    setReading(next);
    onDay?.(next === null ? null : (points[next]?.date ?? null));
  };
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    read(nearestTo(points, dayAt(from, to, layout.shareAt(x))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return read(null);
    const next = stepBy(keyOnward(event.key), index ?? count - 1, count);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    read(next);
  };
  return {
    index,
    handlers: {
      onPointerDown: follow,
      onPointerMove: follow,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') read(null);
      },
      onKeyDown,
      // Reading starts at the last point, which is the newest.
      onFocus: () => index === null && read(count - 1),
      onBlur: () => read(null),
    },
  };
}

/** The width of an element in px; 0 until the browser has laid out the page. */
function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { current } = element;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
