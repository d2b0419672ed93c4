import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, textOf } from '../form/fields.ts';
import { mealsUsed, practiceMeals, REST_MS, suggestionsFor, withMore } from './Suggestions.tsx';

const blank = textOf(emptyPlan('2026-11-23'));

test('[PLAN-01] meals used before, the most used first, each once', () => {
  const plan = {
    ...blank,
    [mealPath(0, 0)]: 'Tea ',
    [mealPath(1, 0)]: 'Dal',
    [mealPath(2, 0)]: 'Dal',
  };
  expect(mealsUsed([plan, blank])).toEqual(['Dal', 'Tea']);
});

test('[PLAN-01] suggestions begin like what was typed, or have a word that does', () => {
  const meals = ['Moong dal chilla', 'Dal with rice', 'Mint tea', 'Dal'];
  expect(suggestionsFor('dal', meals)).toEqual(['Dal with rice', 'Moong dal chilla']);
  expect(suggestionsFor('m', meals)).toEqual([]);
  expect(suggestionsFor('Mint tea', meals)).toEqual([]);
  expect(suggestionsFor('soup', meals)).toEqual([]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[REUSE-04] the practice’s plans are asked once the typing rests, and an older answer is not waited for', async () => {
  const asked: { begins: string; signal: AbortSignal; answer: (meals: string[]) => void }[] = [];
  const meals = practiceMeals(
    (begins, signal) => new Promise((answer) => asked.push({ begins, signal, answer })),
  );
  const found: unknown[] = [];
  const look = (typed: string) => meals.look(typed, (more) => found.push([typed, ...more]));
  void look('o');
  void look('oa');
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  void look('oat');
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(asked.map(({ begins, signal }) => [begins, signal.aborted])).toEqual([
    ['oa', true],
    ['oat', false],
  ]);
  asked[1]?.answer(['Oat bread']);
  asked[0]?.answer(['Oak leaf salad']);
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual([['oat', 'Oat bread']]);
  void look('oats');
  meals.stop();
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(asked).toHaveLength(2);
});

test('[REUSE-04] without a connection nothing is said', async () => {
  const meals = practiceMeals(() => Promise.reject(new Error('No connection.')));
  const found: (readonly string[])[] = [];
  void meals.look('oat', (more) => found.push(more));
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(found.flat()).toEqual([]);
});

test('[REUSE-04] what is offered already stays where it is, and what comes is behind it, each once', () => {
  const offered = ['Oats', 'Oat bread'];
  expect(withMore(offered, ['oat bread', 'Oatcakes', 'Oat soup'], 3)).toEqual([
    ...offered,
    'Oatcakes',
  ]);
  expect(withMore(offered, ['OATS'], 3)).toBe(offered);
  expect(withMore(offered, ['Oatcakes'], 1)).toEqual(offered);
});
