import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, textOf } from '../form/fields.ts';
import { mealsUsed, suggestionsFor } from './mealsUsed.ts';

const blank = textOf(emptyPlan('2026-11-23'));

test('[PLAN-01] meals used before, the most used first, each once', () => {
  const plan = {
    ...blank,
    [mealPath(0, 0)]: 'Tea ',
    [mealPath(1, 0)]: 'Dal',
    [mealPath(2, 0)]: 'Dal',
  };
  expect(mealsUsed([plan, blank])).toEqual(['Dal', 'Tea']);
  expect(mealsUsed([plan, blank], ' TE')).toEqual(['Tea']);
});

test('[PLAN-01] suggestions begin like what was typed, or have a word that does', () => {
  const meals = ['Moong dal chilla', 'Dal with rice', 'Mint tea', 'Dal'];
  expect(suggestionsFor('dal', meals)).toEqual(['Dal with rice', 'Moong dal chilla']);
  expect(suggestionsFor('m', meals)).toEqual([]);
  expect(suggestionsFor('Mint tea', meals)).toEqual([]);
  expect(suggestionsFor('soup', meals)).toEqual([]);
});
