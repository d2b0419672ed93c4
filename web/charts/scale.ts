/** A value's place in px along an axis. */
export type Scale = (value: number) => number;

type Pair = readonly [number, number];

/** Maps what lies from `first` to `last` of the values to the same part of the px. */
export function scaleOf([first, last]: Pair, [start, end]: Pair): Scale {
  const size = last - first;
  return (value) =>
    size === 0 ? (start + end) / 2 : start + ((value - first) / size) * (end - start);
}

const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Round values for an axis, least to most, so that all of the data lies between the first and the last:
 * about `count` of them, and never fewer than two.
 */
export function niceTicks(least: number, most: number, count = 4): number[] {
  // One value alone stands between two round ones near it.
  const size = most - least || Math.abs(most) / 10 || 1;
  const rough = size / (count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough * 0.999) ?? 10) * power;
  const below = Math.floor(least / step + 1e-9);
  const isOnIt = least === most && Math.abs(least / step - below) < 1e-9;
  const first = isOnIt ? below - 1 : below;
  const last = Math.max(Math.ceil(most / step - 1e-9), below + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

/** Without the 0.30000000000000004 of floating point. */
const tidy = (value: number) => Number(value.toPrecision(12));
