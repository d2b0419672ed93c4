import { expect, it, test } from 'vitest';
import { EMPTY_PROFILE } from '../profiles/profile.ts';
import { knownFor, suggested } from './formula.ts';

const anna = {
  ...EMPTY_PROFILE,
  gender: 'female' as const,
  weight: 70,
  height: 170,
  dateOfBirth: '1986-05-01',
  activityLevel: 'lightlyActive' as const,
};
const today = '2026-11-30';

it('[FOOD-03] energy follows from Mifflin-St Jeor and the activity, protein from the weight', () => {
  const known = knownFor(anna, today);
  if (!('body' in known)) throw new Error(known.why);
  expect(known).toMatchObject({ factor: 1.55, perKg: 0.83 });
  // 700 + 1,062.5 - 200 - 161, times 1.55
  const { resting, targets } = suggested(known.body, 1.55, 0.83);
  expect(resting).toBe(1402);
  expect(targets.map(({ nutrient, amount }) => [nutrient, amount])).toEqual([
    ['energy', 2170],
    ['protein', 58],
    ['carbohydrate', 310],
    ['fat', 72],
    ['fibre', 25],
  ]);
  const of = Object.fromEntries(targets.map(({ nutrient, amount }) => [nutrient, amount]));
  const { protein = 0, carbohydrate = 0, fat = 0, fibre = 0 } = of;
  expect(Math.abs(protein * 4 + carbohydrate * 4 + fat * 9 + fibre * 2 - 2170)).toBeLessThan(10);
});

it('[FOOD-03] pounds, inches and a man of 70 give the same person his own values', () => {
  const changes = { gender: 'male' as const, dateOfBirth: '1956-05-01' };
  const units = {
    weight: 154.3236,
    weightUnit: 'lbs' as const,
    height: 66.929,
    heightUnit: 'inches' as const,
  };
  const known = knownFor({ ...anna, ...changes, ...units }, today);
  if (!('body' in known)) throw new Error(known.why);
  expect(known.perKg).toBe(1);
  expect(suggested(known.body, 1, 1).resting).toBe(1417);
});

test.each([
  ['under 18', { dateOfBirth: '2010-01-01' }, 'under-age', []],
  ['pregnancy', { pregnancy: 'pregnant' as const }, 'pregnancy', []],
  ['breastfeeding', { pregnancy: 'breastfeeding' as const }, 'pregnancy', []],
  ['missing data', { weight: null, gender: null }, 'missing', ['weight', 'gender']],
  ['a sex that the formula does not know', { gender: 'other' as const }, 'sex', []],
  ['a build that it was not made for', { weight: 140 }, 'build', []],
])('[FOOD-03] nothing is suggested for %s, and it says why', (_, change, why, missing) => {
  expect(knownFor({ ...anna, ...change }, today)).toEqual({ why, missing });
});

it('[FOOD-03] without a profile everything is missing; without an activity only the factor', () => {
  expect(knownFor(null, today)).toMatchObject({ why: 'missing', missing: { length: 4 } });
  expect(knownFor({ ...anna, activityLevel: null }, today)).toMatchObject({ factor: null });
});
