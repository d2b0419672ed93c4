import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { totalsOf } from '#domain/foods/count.ts';
import type { CountedFood } from '#domain/foods/foodSchema.ts';
import { readCell } from '#domain/foods/readCell.ts';
import { countFoods } from '#server/foods/counting.ts';
import { everydayFoods, isEverydayName } from '#server/foods/everyday.ts';
import { type Known, knownFood } from '#server/foods/matcher.ts';

/** The files of labelled cells, in the order in which they were written. */
export const SETS = [
  'cells',
  'unseen',
  'asWritten',
  'heldOut',
  'handouts',
  'kitchens',
  'weeks',
  'afterwards',
  'lastSeen',
  'fullDays',
  'moreDays',
  'thirdWeek',
  'onlyNames',
  'fourthWeek',
  'fifthWeek',
  'sixthWeek',
  'seventhWeek',
  'eighthWeek',
  'ninthWeek',
  'tenthWeek',
  'eleventhWeek',
  'twelfthWeek',
  'thirteenthWeek',
  'fourteenthWeek',
  'fifteenthWeek',
  'sixteenthWeek',
] as const;

/** A food of a cell; several are right where plans mean either, and the first is counted by hand. */
type Label = { readonly foods: readonly [Known, ...Known[]]; readonly grams: number };
type Cell = {
  readonly language: string;
  readonly text: string;
  readonly labels: readonly Label[];
  /** Counted from the first of its file; null where five cells are a day. */
  readonly day: number | null;
};

export type LabelledSet = {
  readonly name: string;
  readonly cells: number;
  readonly foods: number;
  readonly days: number;
  readonly found: number;
  readonly right: number;
  /** Right, and within 10 % of the grams. */
  readonly weighed: number;
  /** A question with the right food among its five. */
  readonly asked: number;
  /** Days whose energy is within 10 % of the count by hand. */
  readonly near: number;
  /** Sums with a food that has no value for them. */
  readonly zero: number;
  /** Foods that are not counted, while no food, question or word of their cell says so. */
  readonly unsaid: number;
  /** In per cent, before anything was mended for these cells; null for those that everything was made with. */
  readonly first: Readonly<Record<'found' | 'right' | 'days', number>> | null;
};

const MEALS = 5;
const NEAR = 0.1;
const isNear = (value: number, wanted: number) => Math.abs(value - wanted) <= wanted * NEAR;
/** A practice that confirmed nothing yet. */
export const nobody = {
  ownKeys: new Set<string>(),
  book: new Map(),
  meaningsOf: async () => new Map(),
};

function readSet(name: string) {
  const lines = readFileSync(join(import.meta.dirname, `labelled/${name}.tsv`), 'utf8').split('\n');
  const numbers = lines.find((line) => line.startsWith('# First run:'))?.match(/[\d.]+/g);
  const [found = 0, right = 0, days = 0] = numbers?.map(Number) ?? [];
  const whole = lines
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .join('\n')
    .trim()
    .split('\n\n')
    .map((day) => day.split('\n'));
  const cells = whole.flatMap((day, nth) =>
    day.map((line): Cell => {
      const [language = '', text = '', foods = ''] = line.split('\t');
      return {
        language,
        text: text.replaceAll('⏎', '\n'),
        labels: foods.split('; ').map(labelOf),
        day: whole.length > 1 ? nth : null,
      };
    }),
  );
  return { cells, first: numbers ? { found, right, days } : null };
}

/** 'oats:40', 'tomato|tomato-salad:150', 'ciqual2020/12110:30', and 'apple:150@LARN' with the source of the grams. */
function labelOf(written: string): Label {
  const [names = '', grams] = written.split(/[:@]/);
  const [first, ...others] = names.split('|').map((name) => {
    const food = knownFood(name.includes('/') ? name.replace('/', '-') : `day-${name}`);
    if (!food) throw new Error(`No food ${name}`);
    return food;
  });
  if (!first || !(Number(grams) > 0)) throw new Error(`No label: ${written}`);
  return { foods: [first, ...others], grams: Number(grams) };
}

/** The same food of a published table, whether our own table of everyday foods names it or not. */
const isSame = (one: Known, id: string | undefined): boolean =>
  id !== undefined && (one.id === id || originOf(one.id) === originOf(id));

const keyOf = (id = ''): string => id.replace(/^day-/, '');

/** Whether a word that names a food was put aside. */
const isFoodLost = (text: string): boolean =>
  readCell(text, isEverydayName).parts.some(
    ({ kind, start, end }) => kind === 'note' && isEverydayName(text.slice(start, end)),
  );

const originOf = (id: string): string => {
  const food = everydayFoods().byKey.get(keyOf(id));
  return food ? `${food.table}-${food.code}` : id;
};

const energyOf = (labels: readonly Label[]): number =>
  totalsOf(labels.map(({ foods: [{ per100 }], grams }) => ({ grams, of100: per100 }))).nutrients
    .energy?.value ?? 0;

/**
 * Counts the cells of a set as the server does for a practice that confirmed nothing yet, five cells a day or as its
 * empty lines say; `wrong`
 * takes what is not as labelled.
 */
export async function compareSet(name: string, wrong: string[]): Promise<LabelledSet> {
  const { cells, first } = readSet(name);
  const tally = {
    foods: 0,
    days: 0,
    found: 0,
    right: 0,
    weighed: 0,
    asked: 0,
    near: 0,
    zero: 0,
    unsaid: 0,
  };
  /** Kilocalories of a day by why they are more or less than those of the labels. */
  let off = new Map<string, number>();
  const add = (why: string, energy: number) => off.set(why, (off.get(why) ?? 0) + energy);
  /** Compares the foods of a cell with its labels, each label with the first food that could be it. */
  const compare = (
    { language, text, labels }: Cell,
    foods: readonly CountedFood[],
    choices: (key: string) => readonly string[],
    isRead: boolean,
  ) => {
    const left = [...foods];
    let missing = 0;
    for (const { foods: own, grams } of labels) {
      tally.foods += 1;
      const is = (id: string | undefined) => own.some((food) => isSame(food, id));
      const exact = left.findIndex(({ food }) => is(food?.id));
      const offered = left.findIndex((each) => each.why === 'asked' && choices(each.key).some(is));
      const at = exact >= 0 ? exact : offered;
      const [one] = at < 0 ? [] : left.splice(at, 1);
      if (one) tally.found += 1;
      else missing += 1;
      const more = (exact < 0 ? 0 : (one?.energy ?? 0)) - energyOf([{ foods: own, grams }]);
      add(
        exact < 0
          ? 'not counted'
          : one?.isUsual
            ? 'usual portions'
            : isNear(one?.grams ?? 0, grams)
              ? 'another food'
              : 'amounts read',
        more,
      );
      if (exact >= 0) tally.right += 1;
      else if (offered >= 0) tally.asked += 1;
      if (exact >= 0 && isNear(one?.grams ?? 0, grams)) tally.weighed += 1;
      else
        wrong.push(
          `${language} ${text}: ${own[0].id} ${grams} g, ${one ? `${one.name} ${one.grams} g${exact < 0 ? ' asked' : ''}` : `none of ${left.map(({ name, food, why }) => `${name}=${food?.id ?? why}`).join(', ')}`} (${Math.round(more)} kcal)`,
        );
    }
    // What is in a dish that is counted as a whole is counted with it.
    const isInDish = foods.some(({ food }) => everydayFoods().byKey.get(keyOf(food?.id))?.isDish);
    if (left.length === 0 && isRead && missing > 0 && !(isInDish && !isFoodLost(text))) {
      tally.unsaid += missing;
      wrong.push(`${language} ${text}: ${missing} not counted, and nothing says so`);
    }
    for (const { name: own, food, why, energy } of left) {
      add('no label', energy ?? 0);
      wrong.push(
        `${language} ${text}: ${own} is ${food?.id ?? why}, and no label (${Math.round(energy ?? 0)} kcal)`,
      );
    }
  };
  for (const days of weeksOf(cells)) {
    const answer = await countFoods(nobody, {
      days: days.map((day) => day.map(({ text }) => text)),
      nutrients: 'all',
    });
    const choices = new Map(
      answer.questions.map(({ key, choices: own }) => [key, own.map(({ id }) => id)]),
    );
    for (const [nth, day] of days.entries()) {
      const counted = answer.days[nth];
      off = new Map();
      for (const [meal, cell] of day.entries())
        compare(
          cell,
          counted?.meals[meal]?.foods ?? [],
          (key) => choices.get(key) ?? [],
          counted?.meals[meal]?.notRead.length === 0,
        );
      const hand = energyOf(day.flatMap(({ labels }) => labels));
      const value = counted?.totals.nutrients.energy?.value ?? 0;
      tally.days += 1;
      if (isNear(value, hand)) tally.near += 1;
      else
        wrong.push(
          `${day[0]?.language} day of '${day[0]?.text}': ${Math.round(value)} kcal, by hand ${Math.round(hand)} (${[...off].map(([why, energy]) => `${why} ${Math.round(energy)}`).join(', ')})`,
        );
      // A food without a value for a nutrient must not be in its sum.
      for (const [id, sum] of Object.entries(counted?.totals.nutrients ?? {})) {
        const having = counted?.meals
          .flatMap(({ foods }) => foods)
          .filter(
            ({ food, why }) => why === null && food && id in (knownFood(food.id)?.per100 ?? {}),
          );
        if (having?.length !== sum.of) tally.zero += 1;
      }
    }
  }
  return { name, cells: cells.length, ...tally, first };
}

/** Weeks of days in one language. */
function* weeksOf(cells: readonly Cell[]): Generator<Cell[][]> {
  for (const [, own] of Map.groupBy(cells, ({ language }) => language)) {
    const days = [
      ...Map.groupBy(own.entries(), ([at, { day }]) => day ?? Math.floor(at / MEALS)).values(),
    ].map((day) => day.map(([, cell]) => cell));
    for (let from = 0; from < days.length; from += 7) yield days.slice(from, from + 7);
  }
}
