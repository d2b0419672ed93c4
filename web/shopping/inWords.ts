import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import type { Group } from '#domain/foods/foods.ts';

/** The words of the shopping list. */
export const TITLE = 'Shopping List';
export const FETCH_FAILED = 'The shopping list could not be loaded.';
export const AND_MORE = 'and more';
export const OWN = 'Added by you';

export const GROUP_WORDS: Readonly<Record<Group, string>> = {
  vegetables: 'Vegetables',
  fruit: 'Fruit',
  grains: 'Bread and Grains',
  dairy: 'Dairy and Eggs',
  meat: 'Meat and Fish',
  pulses: 'Pulses and Nuts',
  drinks: 'Drinks',
  spices: 'Spices and Oils',
  dishes: 'Dishes',
  other: 'Other',
};

export const KEPT =
  'Ticks and your own items stay on this device until you log out or the week ends.';
export const NOT_KEPT =
  'This browser can’t keep more, so ticks and your own items last for this visit only.';

export const NO_PLAN = {
  title: 'No plan for these days',
  text: 'Ingredients appear here once there is a plan. You can add things yourself until then.',
};
export const NOTHING_TO_BUY = {
  title: 'Nothing to buy for these days',
  text: 'These meals need nothing from the shop. You can add things yourself.',
};

export const ADD = 'Add something';
export const FULL = 'The list is full. Remove one of your items first.';

/** '3 of 17 in the basket'. */
export const countWords = (ticked: number, all: number): string =>
  ticked === all && all > 0 ? `All ${all} in the basket` : `${ticked} of ${all} in the basket`;

/** 'Wed 25 Nov – Sun 29 Nov'; with gaps between the days, each range; for one day just that day. */
export function daysWords(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'No days';
  if (first === last) return formatDay(first, 'short');
  const areInARow = daysBetween(first, last) === days.length - 1;
  const [begin, end] = [formatDay(first, 'short'), formatDay(last, 'short')];
  if (areInARow) return `${begin} – ${end}`;
  return days.map((day) => formatDay(day, 'short')).join(', ');
}
