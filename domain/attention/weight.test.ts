import { expect, it } from 'vitest';
import { ago, ahead, sentence, TODAY } from '#test/factories/attentionFacts.ts';
import type { PersonFacts } from './person.ts';

it('[BOARD-01] a weight is held against the way to the goal, else against what is usual', () => {
  const goal = { start: 80, target: 70, unit: 'kg', beginsOn: ago(50), endsOn: ahead(50) };
  const at = (kg: number, more: Partial<PersonFacts> = {}) =>
    sentence('weight', { weightGoal: goal, weights: [[TODAY, kg * 1000, 'kg']], ...more });
  expect(at(75)).toBeUndefined();
  expect(at(77)).toBeUndefined();
  expect(at(77.5)).toBe('Weighs 77.5 kg, 2.5 kg behind schedule (goal 70 kg).');
  expect(at(72)).toBe('Weighs 72 kg, 3 kg below the planned line (goal 70 kg).');
  const gain = { weightGoal: { ...goal, start: 60 } };
  expect(at(62, gain)).toBe('Weighs 62 kg, 3 kg behind schedule (goal 70 kg).');
  expect(at(68, gain)).toBe('Weighs 68 kg, 3 kg above the planned line (goal 70 kg).');
  const keep = { weightGoal: { ...goal, start: 70 } };
  expect(at(67, keep)).toBe('Weighs 67 kg, 3 kg below the planned line (goal 70 kg).');
  expect(at(90, { weights: [[ago(15), 90_000, 'kg']] })).toBeUndefined();
  expect(
    sentence(
      'weight',
      { weights: [[TODAY, 77_500, 'kg']], weightGoal: goal },
      { weightPercent: 5 },
    ),
  ).toBeUndefined();
  const pounds = { ...goal, start: 180, target: 160, unit: 'lb' };
  expect(at(82, { weightGoal: pounds })).toBe(
    'Weighs 180.8 lb, 10.8 lb behind schedule (goal 160 lb).',
  );
  const before = [7, 14, 21].map((days, nth) => [ago(days), 70_000 + nth * 1000, 'kg'] as const);
  const usually = (kg: number, earlier = before, unit: 'kg' | 'lb' = 'kg') =>
    sentence('weight', { weights: [[TODAY, kg * 1000, unit], ...earlier] });
  expect(usually(72)).toBeUndefined();
  expect(usually(68)).toBe('Weighs 68 kg, 3 kg below usual.');
  expect(usually(68, before, 'lb')).toBe('Weighs 149.9 lb, 6.6 lb below usual.');
  expect(usually(68, before.slice(1))).toBeUndefined();
});
