import { type Day, daysBetween } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import type { Line } from '#domain/shopping/shoppingList.ts';

/** A line that the customer added to the list by hand. */
export type OwnLine = { readonly text: string; readonly isTicked: boolean };

/**
 * What is kept for one week: for each ticked name the days it was bought for, as one bit each from Monday on, and
 * the handwritten lines.
 */
export type Basket = {
  readonly ticks: Readonly<Record<string, number>>;
  readonly own: readonly OwnLine[];
};
/** The baskets of the weeks to shop for, keyed by their Mondays. */
export type Baskets = ReadonlyMap<Day, Basket>;

export const EMPTY_BASKET: Basket = { ticks: {}, own: [] };
export const OWN_LINE_MAX = 100;
export const OWN_LINES_MAX = 60;
const TICKS_MAX = 500;

const mondayOf = (day: Day): Day => weekOf(day).from;
const bitOf = (day: Day): number => 1 << daysBetween(mondayOf(day), day);

const basketOf = (baskets: Baskets, monday: Day): Basket => baskets.get(monday) ?? EMPTY_BASKET;

const boughtFor = ({ ticks }: Basket, key: string): number =>
  Object.hasOwn(ticks, key) ? (ticks[key] ?? 0) : 0;

/** Whether a line is in the basket for each day that needs it. */
export const isTicked = (baskets: Baskets, { key, uses }: Pick<Line, 'key' | 'uses'>): boolean =>
  uses.every(({ date }) => (boughtFor(basketOf(baskets, mondayOf(date)), key) & bitOf(date)) !== 0);

/**
 * Ticks or unticks names for all chosen days, even those that do not need them now: if the plan changes within
 * these days the tick stays; another day that needs more of it shows it unticked.
 */
export function withTicks(
  baskets: Baskets,
  keys: readonly string[],
  chosen: readonly Day[],
  ticked: boolean,
): Baskets {
  const next = new Map(baskets);
  for (const [monday, days] of Map.groupBy(chosen, mondayOf)) {
    const basket = basketOf(next, monday);
    const bits = days.reduce((sum, day) => sum | bitOf(day), 0);
    const ticks = new Map(Object.entries(basket.ticks));
    for (const key of keys) {
      const was = ticks.get(key) ?? 0;
      // Moved to the end, so that the oldest ticks are dropped if there are too many.
      ticks.delete(key);
      const now = ticked ? was | bits : was & ~bits;
      if (now !== 0) ticks.set(key, now);
    }
    next.set(monday, { ...basket, ticks: Object.fromEntries([...ticks].slice(-TICKS_MAX)) });
  }
  return next;
}

/** The weeks whose handwritten lines are shown; new lines go to the first. */
export const weeksShown = (chosen: readonly Day[], today: Day): Day[] => [
  ...new Set((chosen.length > 0 ? chosen : [today]).map(mondayOf)),
];

/** The handwritten lines, each with the week it is kept with. */
export const ownLines = (baskets: Baskets, mondays: readonly Day[]) =>
  mondays.flatMap((monday) => basketOf(baskets, monday).own.map((line) => ({ ...line, monday })));

export const isFull = (baskets: Baskets, monday: Day): boolean =>
  basketOf(baskets, monday).own.length >= OWN_LINES_MAX;

/** Adds a line, or unticks it if it exists already. */
export function withOwn(baskets: Baskets, monday: Day, typed: string): Baskets {
  const text = typed.trim().slice(0, OWN_LINE_MAX);
  const basket = basketOf(baskets, monday);
  const others = basket.own.filter((line) => line.text !== text);
  if (text === '' || others.length >= OWN_LINES_MAX) return baskets;
  const own = [...others, { text, isTicked: false }];
  return new Map(baskets).set(monday, { ...basket, own });
}

export function withoutOwn(baskets: Baskets, monday: Day, text: string): Baskets {
  const basket = basketOf(baskets, monday);
  const own = basket.own.filter((line) => line.text !== text);
  return new Map(baskets).set(monday, { ...basket, own });
}

export function withOwnTicked(
  baskets: Baskets,
  monday: Day,
  text: string | null,
  ticked: boolean,
): Baskets {
  const basket = basketOf(baskets, monday);
  const own = basket.own.map((line) =>
    text === null || line.text === text ? { ...line, isTicked: ticked } : line,
  );
  return new Map(baskets).set(monday, { ...basket, own });
}
