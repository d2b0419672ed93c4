import { expect, it } from 'vitest';
import { unitNamed, unitWords } from './units.ts';

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
  expect([unitWords('cup', false), unitWords('cup', true)]).toEqual(['cup', 'cups']);
  expect([unitWords('g', true), unitWords('half', true)]).toEqual(['g', 'halves']);
});
