import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, textOf } from '../form/fields.ts';
import { markerFor } from './marker.ts';

const blank = textOf(emptyPlan('2026-11-23'));
const [first, second] = [mealPath(0, 0), mealPath(1, 0)];

test('[RAIL-02] what was read before is marked as before, what is typed since anew', () => {
  const marker = markerFor({
    allergens: ['eggs'],
    dietaryPreferences: [],
    dietaryRestrictions: '',
    medicalConditions: '',
    foodDislikes: '',
  });
  if (!marker) throw new Error('nothing is avoided');
  const marked = (values: typeof blank) =>
    marker.mark(values).map(({ path, words }) => [path, words]);
  const week = { ...blank, [first]: 'Eggs', [second]: 'Rice' };
  expect(marked(week)).toEqual([[first, 'Eggs: eggs']]);
  expect(marked({ ...week, [second]: 'Eggs' })).toEqual([
    [first, 'Eggs: eggs'],
    [second, 'Eggs: eggs'],
  ]);
  expect(marked({ ...week, [first]: 'Rice' })).toEqual([]);
  expect(marked(week)).toEqual([[first, 'Eggs: eggs']]);
});
