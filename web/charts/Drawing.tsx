import { memo } from 'react';
import classes from './Chart.module.css';
import type { Layout } from './layout.ts';

/** The parts of a chart that do not change while somebody reads it: axes, series, target and marks. */
export const Drawing = memo(function Drawing({ layout }: { layout: Layout }) {
  const { left, right, foot, target } = layout;
  return (
    <>
      {layout.ticks.map(({ label, y }) => (
        <g key={label}>
          <path className={classes.grid} d={`M${left} ${Math.round(y) + 0.5}H${right}`} />
          <text className={classes.label} x={left - 8} y={y} dy="0.32em" textAnchor="end">
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
          <path className={classes.target} d={`M${left} ${target.y}H${right}`} />
          <text className={classes.targetWord} x={right} y={target.y - 5} textAnchor="end">
            {target.word}
          </text>
        </>
      )}
      <path className={classes.dots} d={layout.dots} />
      <path className={classes.line} d={layout.line} />
    </>
  );
});
