import { expect, it, test } from 'vitest';
import { judged, type Target } from './target.ts';

const energy: Target = { nutrient: 'energy', amount: 1850, kind: 'about' };
const day = (value: number, of = 10) => ({ foods: 10, nutrients: { energy: { value, of } } });
const state = (value: number, target: Partial<Target> = {}, tolerance = 10) =>
  judged(day(value), { targets: [{ ...energy, ...target }], tolerance })[0];

test.each([
  [1640, 'below', 210],
  [1665, 'within', 185],
  [2035, 'within', 185],
  [2036, 'above', 186],
] as const)('[FOOD-03] a day of %d kcal is %s a target of 1,850 kcal, by %d', (value, is, by) => {
  expect(state(value)).toEqual({ nutrient: 'energy', state: is, by });
});

it('[FOOD-03] at least and at most look at one side only; another tolerance is another bound', () => {
  expect(state(3000, { kind: 'least' })?.state).toBe('within');
  expect(state(900, { kind: 'least' })?.state).toBe('below');
  expect(state(900, { kind: 'most' })?.state).toBe('within');
  expect(state(3000, { kind: 'most' })?.state).toBe('above');
  expect(state(1700, {}, 5)?.state).toBe('below');
});

it('[FOOD-03] a day of which too little is counted is not judged, neither is one without a value', () => {
  const of = (counted: number) =>
    judged(day(400, counted), { targets: [energy], tolerance: 10 })[0]?.state;
  expect([of(7), of(8)]).toEqual(['unclear', 'below']);
  const iron: Target = { nutrient: 'iron', amount: 15, kind: 'least' };
  expect(judged(day(1850), { targets: [iron], tolerance: 10 })[0]?.state).toBe('unclear');
  expect(judged({ foods: 0, nutrients: {} }, { targets: [energy], tolerance: 10 })[0]?.state).toBe(
    'unclear',
  );
});
