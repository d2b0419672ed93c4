/** Converts a value to px along an axis. */
export type Scale = (value: number) => number;

type Pair = readonly [number, number];

/** Maps the values from `first` to `last` linearly to the px from `start` to `end`. */
export function scaleOf([first, last]: Pair, [start, end]: Pair): Scale {
  const size = last - first;
  return (value) =>
    size === 0 ? (start + end) / 2 : start + ((value - first) / size) * (end - start);
}

const STEPS = [1, 2, 2.5, 5, 10];

/** About `count` round values for an axis (at least two), ascending, which enclose all of the data. */
export function niceTicks(least: number, most: number, count = 4): number[] {
  // A single value gets two round values around it.
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

/** Removes floating-point noise such as 0.30000000000000004. */
const tidy = (value: number) => Number(value.toPrecision(12));
