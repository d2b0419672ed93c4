import { expect, it } from 'vitest';
import { type Aim, aimFaults, unitsOf, usualEnd } from './goal.ts';
import { goalInputSchema } from './goalSchema.ts';

const TODAY = '2026-11-24';
const weight: Aim = {
  kind: 'weight',
  words: '',
  target: 72,
  unit: 'kg',
  start: 76,
  beginsOn: TODAY,
  endsOn: '2027-02-16',
};
const fault = (wishes: Partial<Aim>) => Object.keys(aimFaults({ ...weight, ...wishes }, TODAY));

it('[GOAL-01] what is aimed at fits together, or the field that does not says so', () => {
  expect(usualEnd(TODAY)).toBe(weight.endsOn);
  expect(fault({})).toEqual([]);
  expect(fault({ unit: 'cm' })).toEqual(['unit']);
  expect(fault({ target: 0 })).toEqual(['target']);
  expect(fault({ target: 801 })).toEqual(['target']);
  expect(fault({ target: 1500, unit: 'lb', start: null })).toEqual([]);
  expect(fault({ start: 900 })).toEqual(['start']);
  expect(fault({ target: 76 })).toEqual(['target']);
  expect(fault({ endsOn: TODAY })).toEqual(['endsOn']);
  expect(fault({ beginsOn: '2026-10-01', endsOn: '2026-11-23' })).toEqual(['endsOn']);
  expect(fault({ endsOn: '2028-12-01' })).toEqual(['endsOn']);
  expect(fault({ beginsOn: '2025-11-01' })).toEqual(['beginsOn']);
});

it('[GOAL-01] a habit has words and a whole number, by day or by week', () => {
  const habit = { kind: 'habit', words: 'A walk', target: 1, unit: 'day', start: null };
  expect(unitsOf('habit')).toEqual(['day', 'week']);
  expect(fault(habit)).toEqual([]);
  expect(fault({ ...habit, words: '' })).toEqual(['words']);
  expect(fault({ ...habit, target: 1.5 })).toEqual(['target']);
  expect(fault({ ...habit, target: 51 })).toEqual(['target']);
  expect(fault({ kind: 'adherence', target: 101, unit: '%', start: null })).toEqual(['target']);
});

it('[GOAL-01] its words and numbers are bounded', () => {
  const parse = (wishes: object) => goalInputSchema.safeParse({ ...weight, ...wishes }).success;
  expect(parse({})).toBe(true);
  for (const wrong of [
    { words: 'w'.repeat(201) },
    { reason: 'r'.repeat(501) },
    { target: 1e9 },
    { target: '72' },
    { target: Number.NaN },
    { endsOn: '2027-02-30' },
    { kind: 'no kind' },
    { more: true },
  ])
    expect(parse(wrong), JSON.stringify(wrong)).toBe(false);
});
