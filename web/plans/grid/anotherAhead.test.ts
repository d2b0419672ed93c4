import { expect, test } from 'vitest';
import { alternativesOf } from '#domain/plans/alternatives.ts';
import { anotherAhead } from './anotherAhead.ts';

test('[REUSE-03] one more is written below, apart from a list of several foods', () => {
  const written = (meal: string) => alternativesOf(`${anotherAhead(meal)}Poha`);
  expect(written('Oats')).toEqual(['Oats', 'Poha']);
  expect(written('Oats\nMilk')).toEqual(['Oats\nMilk', 'Poha']);
  expect(written('Oats\nor Upma')).toEqual(['Oats', 'Upma', 'Poha']);
  expect(written('Oats\nMilk\nor\nUpma')).toEqual(['Oats\nMilk', 'Upma', 'Poha']);
  expect(anotherAhead(' ')).toBe('');
  for (const meal of ['Oats', 'Oats\nMilk', 'Oats\nor Upma'])
    expect(anotherAhead(anotherAhead(meal))).toBe(anotherAhead(meal));
});
