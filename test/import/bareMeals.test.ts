import { expect, test } from 'vitest';
import { type ImportCell, recognise } from '#domain/import/recognise.ts';
import type { Source } from '#domain/import/source.ts';

const lines = (...given: string[]): Source => ({
  sheets: [{ name: '', blocks: given.map((text) => ({ kind: 'line', text })) }],
});

function daysOf(source: Source): readonly (readonly ImportCell[])[] {
  const found = recognise(source);
  if (!found.ok) throw new Error(found.message);
  return found.weeks[0]?.days ?? [];
}
/** The texts of a day by their places among the eight meals. */
const said = (day: readonly ImportCell[] | undefined) =>
  Object.fromEntries((day ?? []).flatMap(({ text }, at) => (text === '' ? [] : [[at, text]])));

test('[IMPORT-01] a blank behind the name of a meal is enough where lines begin with several of them', () => {
  const monday = ['Monday', 'Breakfast oats', 'Snack apple', 'Lunch Sunday roast leftovers'];
  const days = daysOf(
    lines(...monday, 'Dinner rolls and soup', 'Tuesday', 'Breakfast burrito', 'Lunch 2 eggs'),
  );
  expect(said(days[0])).toEqual({
    1: 'oats',
    2: 'apple',
    3: 'Sunday roast leftovers',
    6: 'Dinner rolls and soup',
  });
  expect(said(days[1])).toEqual({ 1: 'Breakfast burrito', 3: '2 eggs' });
  // One alone may be a dish.
  expect(said(daysOf(lines('Monday', 'Breakfast burrito', 'Soup', 'Fish'))[0])).toEqual({
    1: 'Breakfast burrito',
    3: 'Soup',
    6: 'Fish',
  });
});
