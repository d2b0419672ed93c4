import { expect, test } from 'vitest';
import { adherenceOf, mealsOfDay } from '../progress/adherence.ts';
import { isBlankMeal } from './meal.ts';
import { mealsSchema } from './planSchema.ts';

test('[PROG-02] [IMPORT-03] a lone dash is no meal of the day, in plans stored before too', () => {
  for (const dash of ['-', '–', '—', ' - ', '--', '−', '/', '...', '', ' \n'])
    expect(isBlankMeal(dash), dash).toBe(true);
  for (const meal of ['1', '½', 'ok', '- eggs', '豆', '?', '-'.repeat(500)])
    expect(isBlankMeal(meal), meal).toBe(false);
  const day = ['oats', '-', 'rice', '—', '', '', '', ''];
  expect(mealsOfDay(day)).toEqual([0, 2]);
  expect(adherenceOf(day, { '0': true, '1': true, '2': true }).percent).toBe(100);
});

test('[PROG-02] [IMPORT-03] a dash that is typed or pasted into a plan is stored as an empty cell', () => {
  const meals = ['oats', '-', ' – ', '- eggs', '', '', '', '—'];
  expect(mealsSchema.parse(meals)).toEqual(['oats', '', '', '- eggs', '', '', '', '']);
});
