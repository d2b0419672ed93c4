import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { plainTable, type Source } from '#domain/import/source.ts';
import { isThorough } from '../thorough.ts';
import { lost } from './lost.ts';

/** A generator that returns the same numbers each time. */
function random(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}
const PIECES = [
  '',
  '',
  '',
  'Monday',
  'Tue',
  'Sunday',
  'Day 3',
  'Week 2',
  'Breakfast',
  'Lunch 13:00',
  'Snack',
  'Dinner',
  'Meal 4',
  '8 am',
  'kcal',
  'Total',
  'Notes',
  'Option 1',
  'Shopping list',
  '350',
  'every day',
  'Oats with milk',
  'Rice or bread',
  'Soup\nBread',
  'Breakfast: eggs',
  'Monday\nLunch: dal',
  '23.11.2026',
  'Fish, peas',
];

test('[IMPORT-01] nothing is dropped from tables that make no sense at all', () => {
  const next = random(26);
  for (let round = 0; round < (isThorough ? 400 : 120); round += 1) {
    const [rows, columns] = [1 + next(9), 1 + next(9)];
    const table = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => PIECES[next(PIECES.length)] ?? ''),
    );
    const lines = Array.from({ length: next(6) }, () => ({
      kind: 'line' as const,
      text: PIECES[next(PIECES.length)] ?? '',
      begins: next(2) === 0,
    }));
    const source: Source = { sheets: [{ name: '', blocks: [...lines, plainTable(table)] }] };
    expect(lost(source, recognise(source)), JSON.stringify([lines, table])).toEqual([]);
  }
});

const DISHES = [
  'Tea',
  'Juice',
  'Snack',
  'Shake',
  'Smoothie',
  'Dessert',
  'Water',
  'Vegetarian',
  'Oats',
  'Soup',
  'Tofu',
  'Fish',
  '',
];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MEALS = ['Breakfast', 'Lunch', 'Evening', 'Dinner'];
const transposed = (rows: readonly (readonly string[])[]) =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
const table = (rows: readonly (readonly string[])[]): Source => ({
  sheets: [{ name: '', blocks: [plainTable(rows)] }],
});
/** Ways to write a week, given its rows with a dish for each day. */
const WRITTEN: Readonly<Record<string, (rows: readonly string[][]) => Source>> = {
  'days across, meals down': (rows) =>
    table([['', ...DAYS], ...rows.map((row, at) => [MEALS[at] ?? '', ...row])]),
  'two rows for each meal': (rows) =>
    table([
      ['', ...DAYS],
      ...rows.map((row, at) => [at % 2 === 0 ? (MEALS[at / 2] ?? '') : '', ...row]),
    ]),
  'days across, no meals': (rows) => table([DAYS, ...rows]),
  'days down, meals across': (rows) =>
    table(transposed([['Day', ...DAYS], ...rows.map((row, at) => [MEALS[at] ?? '', ...row])])),
  'two columns for each meal': (rows) =>
    table(
      transposed([
        ['Day', ...DAYS],
        ...rows.map((row, at) => [at % 2 === 0 ? (MEALS[at / 2] ?? '') : '', ...row]),
      ]),
    ),
  'days down, no meals': (rows) => table(transposed([DAYS, ...rows])),
};

for (const [way, write] of Object.entries(WRITTEN))
  test(`[IMPORT-01] a dish that is called like a meal is in its day or left over: ${way}`, () => {
    const next = random(8);
    for (let round = 0; round < (isThorough ? 150 : 40); round += 1) {
      const rows = Array.from({ length: 4 }, (_, at) =>
        DAYS.map((_, day) =>
          at === 0 && day === 0 ? 'Oats' : (DISHES[next(DISHES.length)] ?? ''),
        ),
      );
      const found = recognise(write(rows));
      if (!found.ok) throw new Error(`${found.message} ${JSON.stringify(rows)}`);
      const days = found.weeks.flatMap((week) =>
        week.days.map((meals) => meals.map(({ text }) => text)),
      );
      const left = found.weeks.flatMap(({ leftovers }) => leftovers.map(({ text }) => text));
      const unseen = DAYS.flatMap((_, day) => {
        const there = (days[day] ?? []).flatMap((text) => text.split(/\n(?:or )?/));
        return rows.flatMap((row) => {
          const dish = row[day] ?? '';
          for (const place of [there, left]) {
            const at = place.indexOf(dish);
            if (at < 0) continue;
            place.splice(at, 1);
            return [];
          }
          return dish === '' ? [] : [`${DAYS[day]}: ${dish}`];
        });
      });
      expect(unseen, JSON.stringify(rows)).toEqual([]);
    }
  });
