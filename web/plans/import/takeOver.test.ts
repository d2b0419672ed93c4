import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { plainTable } from '#domain/import/source.ts';
import { mealPath } from '../form/fields.ts';
import { replacedIn } from './takeOver.ts';
import { replacedWords } from './words.ts';

test('[IMPORT-01] the preview says how many meals of the plan the imported week replaces', () => {
  const table = plainTable([
    ['', 'Monday', 'Tuesday'],
    ['Breakfast', 'Oats', 'Eggs'],
    ['Lunch', 'Soup', ''],
  ]);
  const found = recognise({ sheets: [{ name: '', blocks: [table] }] });
  const week = found.ok ? found.weeks[0] : undefined;
  if (!week) throw new Error('There is no week.');
  const none = { [mealPath(0, 1)]: ' Oats', [mealPath(4, 3)]: ' ' };
  expect(replacedIn(week, none)).toBe(0);
  // Another text in the same meal, and a meal that the import leaves empty.
  const two = { ...none, [mealPath(1, 1)]: 'Porridge', [mealPath(5, 6)]: 'Fish' };
  expect(replacedIn(week, two)).toBe(2);
  expect(replacedWords(2)).toBe('The week replaces the plan’s own: 2 meals written there go.');
  expect(replacedWords(1)).toBe('The week replaces the plan’s own: 1 meal written there goes.');
});
