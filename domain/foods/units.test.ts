import { expect, it } from 'vitest';
import { unitNamed } from './units.ts';
import { say } from './words.ts';

it.each([
  ['g', 'g', 1],
  ['kg', 'g', 1000],
  ['Kilo', 'g', 1000],
  ['Pfund', 'g', 500],
  ['किलो', 'g', 1000],
  ['ml.', 'ml', 1],
  ['cl', 'ml', 10],
  ['dl', 'ml', 100],
  ['Liter', 'ml', 1000],
  ['EL', 'tbsp', 1],
  ['teaspoons', 'tsp', 1],
])('[WEEK-02] on a shopping list one “%s” counts in %s as %d', (word, unit, scale) => {
  expect(unitNamed(word)).toMatchObject({ unit, scale });
});

it('[WEEK-02] a word that is no unit is none, and one of a thing is said in the singular', () => {
  expect([unitNamed('apples'), unitNamed(undefined)]).toEqual([undefined, undefined]);
  expect([say.units.cup(1), say.units.cup(2)]).toEqual(['cup', 'cups']);
  expect([say.units.g(2), say.units.half(2)]).toEqual(['g', 'halves']);
});
