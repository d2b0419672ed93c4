import { describe, expect, test } from 'vitest';
import { adherenceOf, mealsOfDay } from '../progress/adherence.ts';
import { alternativesOf, alternativesText, isBlankMeal, withoutLastOr } from './plan.ts';
import { mealsSchema } from './planSchema.ts';

describe('the alternatives of a meal', () => {
  test.each([
    ['Oat porridge\nor Omelette with spinach', ['Oat porridge', 'Omelette with spinach']],
    ['Idli, 3\nOR: Upma\nor Poha', ['Idli, 3', 'Upma', 'Poha']],
    ['Oats\nBanana\nor\nEggs, 2\nToast', ['Oats\nBanana', 'Eggs, 2\nToast']],
    ['Soup\n\n— OR —\n\nSalad', ['Soup', 'Salad']],
    ['Müsli\noder Rührei', ['Müsli', 'Rührei']],
    ['Riz\nou\nQuinoa', ['Riz', 'Quinoa']],
    ['Yogur\no\nFruta', ['Yogur', 'Fruta']],
    ['Riso\noppure Farro', ['Riso', 'Farro']],
    ['पोहा\nया उपमा', ['पोहा', 'उपमा']],
    ['شوربة\nأو سلطة', ['شوربة', 'سلطة']],
    ['粥\n或\n面条', ['粥', '面条']],
    ['Soup\nor salad\nor\nRice\nDal', ['Soup', 'salad', 'Rice\nDal']],
  ])('[REUSE-03] are found where lines say so: %j', (meal, alternatives) => {
    expect(alternativesOf(meal)).toEqual(alternatives);
  });

  test.each([
    'Rice or quinoa salad',
    'Soup / or salad',
    // The 'or' may be about the banana only or about both foods.
    'Oats\nBanana\nor apple\nMilk',
    'Dal\nOrange',
    'Chapati, 2\nOregano potatoes',
    'Fish\nOderbrucher Kartoffeln',
    'o Oats\no Banana',
    'Soup\nor',
    'or\nSoup',
    'Soup\nor Soup',
    'or soup or salad',
    '',
  ])('[REUSE-03] are none where it is one thing, or may be: %j', (meal) => {
    expect(alternativesOf(meal)).toEqual([]);
  });

  test.each([
    ['Soup\nor', 'Soup'],
    ['Soup\nor\n\n — OR — \n', 'Soup'],
    ['Soup\nor salad\noder', 'Soup\nor salad'],
    ['Soup\nor salad', 'Soup\nor salad'],
    ['or\nSoup', 'or\nSoup'],
    ['or', 'or'],
    ['', ''],
  ])(
    '[REUSE-03] an "or" that nothing follows is left out as the plan is stored: %j',
    (meal, kept) => {
      expect(withoutLastOr(meal)).toBe(kept);
      expect(mealsSchema.parse([meal, ...Array<string>(7).fill('')])[0]).toBe(kept);
    },
  );

  test('[REUSE-03] put into one cell, as an import does, are found in it again', () => {
    for (const each of [
      ['Oats with milk', '2 egg omelette', 'Poha'],
      ['Oats\nMilk', 'Poha'],
    ])
      expect(alternativesOf(alternativesText(each))).toEqual(each);
  });
});

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
