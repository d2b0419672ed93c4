import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { ChartData, Layout } from './layout.ts';
import { dayAt, nearestTo, stepBy } from './points.ts';

/**
 * Reads a chart point by point: with the pointer, a finger moving along it, or the arrow keys. `index` is the
 * point being read; null for none.
 */
export function useReader(
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
    const next = stepBy(event.key, index ?? count - 1, count);
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
