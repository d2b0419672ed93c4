import { engineName, table } from '#tools/figures/table.ts';
import type { LabelledSet } from './labelled.ts';
import type { Speed } from './searching.ts';

export type FoodFigures = {
  readonly sets: readonly LabelledSet[];
  readonly foods: number;
  /** Names that dieticians write, and how many of them are no food with a usual portion. */
  readonly names: number;
  readonly namesLost: number;
  /** Among how many a search looks. */
  readonly searched: number;
  readonly own: number;
  readonly speeds: readonly Speed[];
};

/** What the figure has to be. */
const WANTED = { found: 95, right: 85, days: 90 };

const SAID: Readonly<Record<string, string>> = {
  cells: 'the first, which all was made with',
  unseen: 'more of the same',
  asWritten: 'as plans are sent',
  heldOut: 'as plans are sent, later',
  handouts: 'as dieticians hand them out',
  kitchens: 'dishes of regions, brands, slips of the keyboard',
  weeks: 'typed in a hurry',
  afterwards: 'all of these kinds, after that',
  lastSeen: 'of all kinds once more',
  fullDays: 'whole days, many without amounts',
  moreDays: 'whole days of other dieticians',
  thirdWeek: 'as coaches type them, with brands',
  onlyNames: 'rare names',
  fourthWeek: 'plain plans',
  fifthWeek: 'with Arabic and Hindi script',
  sixthWeek: 'whole days of all kinds',
  seventhWeek: 'whole days of all kinds, later',
  eighthWeek: 'the last of those, of all kinds',
  ninthWeek: 'thirty days, portions of published guides',
  tenthWeek: 'thirty days more, with more dishes',
  eleventhWeek: 'thirty days after these were mended for',
  twelfthWeek: 'twenty days, the last; one new slip mended',
  thirteenthWeek: 'sixty days of somebody who has not seen the program',
  fourteenthWeek: 'sixty more by the same person',
  fifteenthWeek: 'sixty days of a third person',
  sixteenthWeek: 'sixty days of a fourth person, for which nothing was mended',
};

const share = (part: number, of: number) => ((100 * part) / of).toFixed(1);

/** Of each set of labelled cells what is right, with what was right before anything was mended for it. */
export const setsTable = (sets: readonly LabelledSet[]): string =>
  table(
    [
      'cells',
      'how many',
      'foods in them',
      `foods found, % (wanted ${WANTED.found})`,
      `first match right, % (${WANTED.right})`,
      'and the grams within 10 %',
      'asked, with the right food among five, %',
      `days with the energy within 10 %, % (${WANTED.days})`,
      'of the foods that are not counted right, not shown at all',
      'missing values counted as zero',
      'at the first run: found, right, days',
    ],
    [...sets, all(sets)].map((set) => [
      SAID[set.name] ?? `**${set.name}**`,
      String(set.cells),
      String(set.foods),
      share(set.found, set.foods),
      share(set.right, set.foods),
      share(set.weighed, set.foods),
      share(set.asked, set.foods),
      `${share(set.near, set.days)} of ${set.days}`,
      `${set.unsaid} of ${set.foods - set.right}`,
      String(set.zero),
      set.first
        ? [set.first.found, set.first.right, set.first.days]
            .map((each) => each.toFixed(1))
            .join(', ')
        : '',
    ]),
  );

const all = (sets: readonly LabelledSet[]): LabelledSet => {
  const sum = (of: (set: LabelledSet) => number) => sets.reduce((total, set) => total + of(set), 0);
  return {
    name: 'all',
    cells: sum(({ cells }) => cells),
    foods: sum(({ foods }) => foods),
    days: sum(({ days }) => days),
    found: sum(({ found }) => found),
    right: sum(({ right }) => right),
    weighed: sum(({ weighed }) => weighed),
    asked: sum(({ asked }) => asked),
    near: sum(({ near }) => near),
    unsaid: sum(({ unsaid }) => unsaid),
    zero: sum(({ zero }) => zero),
    first: null,
  };
};

/** How long a search of foods and the count of a week take. */
export const speedsTable = (speeds: readonly Speed[]): string =>
  table(
    ['what', 'engine', 'times', 'median ms', 'p95 ms', 'longest ms', 'wanted'],
    speeds.map(({ what, engine, times, median, p95, most }) => [
      what === 'search' ? 'a search, at each letter typed' : 'a week of 56 cells counted',
      engineName(engine),
      String(times),
      ...[median, p95, most].map((each) => each.toFixed(1)),
      'under 50',
    ]),
  );
