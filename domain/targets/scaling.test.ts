import { expect, it, test } from 'vitest';
import { scaledCell, timesFor } from './scaling.ts';

test.each([
  ['100 g oats with 200 ml milk', 1.2, '120 g oats with 240 ml milk'],
  ['40g oats, 2 eggs', 1.25, '50g oats, 2½ eggs'],
  ['1/2 cup rice, 1 ½ tbsp oil', 1.5, '¾ cup rice, 2½ tbsp oil'],
  ['2 x 100 g yoghurt', 1.2, '2 x 120 g yoghurt'],
  ['100-150 g chicken', 0.8, '80-120 g chicken'],
  [
    '200 g rice or 150 g pasta\nor\n2 slices bread',
    1.5,
    '300 g rice or 230 g pasta\nor\n3 slices bread',
  ],
  ['bread 2 slices (70 g)', 0.75, 'bread 1½ slices (55 g)'],
  ['1 kg potatoes 80/20', 1.2, '1.2 kg potatoes 80/20'],
  ['8:30: 40 g oats, milk 3.5% 200 ml', 1.5, '8:30: 60 g oats, milk 3.5% 300 ml'],
  ['٢٠٠ غ أرز', 1.5, '٣٠٠ غ أرز'],
  ['1 egg', 1.1, '1 egg'],
  // More of them, and each as large as before.
  ['2 tins (400 g each) tomatoes', 2, '4 tins (400 g each) tomatoes'],
  ['2 Brote (je 50 g), 20 g Butter', 2, '4 Brote (je 50 g), 40 g Butter'],
  ['2 yaourts de 125 g, rolls (50 g each)', 2, '4 yaourts de 125 g, rolls (100 g each)'],
  ['2 carrots with peas, 2 slices bread', 0.6, '1 carrot with peas, 1 slice bread'],
  ['carrots 2 and peas', 0.6, 'carrots 1 and peas'],
  ['1 pinch salt', 0.6, '½ pinch salt'],
])('[FOOD-03] %j times %d is %j', (text, times, scaled) => {
  expect(scaledCell(text, times)).toBe(scaled);
});

test.each(['Porridge with berries', 'a glass of milk', '', '-'])(
  '[FOOD-03] text without amounts stays: %j',
  (text) => {
    expect(scaledCell(text, 1.5)).toBe(text);
  },
);

const food = (energy: number | null, isUsual = false) => ({ energy, isUsual });
const meal = (...foods: ReturnType<typeof food>[]) => ({ foods, notRead: [] }) as never;

it('[FOOD-03] portions reach the target with the foods that have amounts; the others count as they are', () => {
  const cells = ['100 g oats', 'an apple'];
  expect(timesFor(cells, [meal(food(400)), meal(food(100))], 600)).toBe(1.25);
  expect(timesFor(['100 g oats, bread'], [meal(food(400), food(100, true))], 600)).toBe(1.25);
});

it('[FOOD-03] a dish that was weighed dry grows, though its portion is usual', () => {
  const risotto = { ...food(400, true), recipe: null, start: 0, end: 12 };
  expect(timesFor(['80 g risotto'], [meal(risotto)], 500)).toBe(1.25);
});

it('[FOOD-03] what portions alone cannot reach is not offered', () => {
  expect(timesFor(['100 g oats'], [meal(food(400))], 1800)).toBeNull();
  expect(timesFor(['100 g oats'], [meal(food(400))], 100)).toBeNull();
  expect(timesFor(['an apple'], [meal(food(100))], 150)).toBeNull();
});
