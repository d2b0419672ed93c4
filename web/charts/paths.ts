/** A place in the chart, in px. */
export type Place = { readonly x: number; readonly y: number };

/** Rounded to a tenth of a px: finer than any screen shows, and half as long as all the digits. */
const px = (value: number) => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Place) => `${px(x)} ${px(y)}`;

/** All points as one path: each is a line of zero length, which round caps turn into a dot. */
export const dotsPath = (places: readonly Place[]): string =>
  places.map((place) => `M${at(place)}h0`).join('');

/** A line through the places of each run, with a break between runs. */
export const linePath = (runs: readonly (readonly Place[])[]): string =>
  runs
    .map((run) => run.map((place, index) => `${index ? 'L' : 'M'}${at(place)}`).join(''))
    .join('');

export type Spread = { readonly x: number; readonly least: number; readonly most: number };

/** The area between the least and the most of each run. */
export const bandPath = (runs: readonly (readonly Spread[])[]): string =>
  runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const there = run.map(({ x, most }) => at({ x, y: most }));
      const back = run.toReversed().map(({ x, least }) => at({ x, y: least }));
      return `M${[...there, ...back].join('L')}Z`;
    })
    .join('');

/** A line from the least to the most at each place: the spread of a single point. */
export const whiskersPath = (spreads: readonly Spread[]): string =>
  spreads.map(({ x, least, most }) => `M${at({ x, y: least })}V${px(most)}`).join('');

/** Bars of one width around each place, from its value down to `foot`. */
export const barsPath = (places: readonly Place[], foot: number, width: number): string =>
  places
    .map(({ x, y }) => `M${px(x - width / 2)} ${px(foot)}V${px(y)}h${px(width)}V${px(foot)}Z`)
    .join('');
