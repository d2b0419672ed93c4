import { expect, it } from 'vitest';
import { foodsLike } from './ranker.ts';

const first = (text: string) => foodsLike(text, { most: 1 })[0]?.name;

it.each([
  ['apple', 'Apple, fresh'],
  ['Apfel', 'Apfel, roh'],
  ['pomme', 'Pomme, crue'],
  ['eggs', 'Egg, raw'],
  ['salmon smoked', 'Salmon, smoked'],
  ['brocoli cuit', 'Brocoli, cuit'],
  ['Haferflocken', 'Haferflocken'],
  ['pane integrale di grano', 'Pane integrale di grano'],
  ['cottage cheese', 'Cottage cheese'],
])('[FOOD-01] the plain food comes first: %s', (asked, name) => {
  expect(first(asked)).toBe(name);
});

it('[FOOD-01] the food is what the first word of its name says, not what is in it', () => {
  const names = foodsLike('milk', { most: 3 }).map(({ name }) => name);
  expect(names[0]).toBe('Milk (average)');
  expect(foodsLike('almond', { most: 5 })[0]?.name).toBe('Almond');
});

it('[FOOD-02] words that no table knows find nothing, and no food is made of half of them', () => {
  expect(foodsLike('xyzzy')).toEqual([]);
  expect(foodsLike('')).toEqual([]);
  expect(foodsLike('grandmother’s famous')[0]?.score ?? 0).toBeLessThan(0.5);
});

it.each([
  ['Blanquette de veau', 'Blanquette de veau'],
  ['Zander', 'Zander roh'],
])('[FOOD-02] what a table has under the same words is sure enough to count: %s', (asked, name) => {
  const [best] = foodsLike(asked);
  expect(best?.name).toBe(name);
  expect(best?.score).toBeGreaterThan(0.97);
});
