import { expect, it } from 'vitest';
import type { Goal } from '#domain/goals/goalSchema.ts';
import { goalSeen } from '#test/factories/goals.ts';
import { progressWords } from './inWords.ts';

const TODAY = '2026-11-24';
const NOTHING: NonNullable<Goal['progress']> = {
  start: null,
  current: null,
  share: null,
  pace: 'unknown',
  arrivesOn: null,
  measuredOn: null,
  reachedOn: null,
  days: null,
};

const said = (progress: Partial<typeof NOTHING>, wishes: Partial<Goal> = {}) => {
  const shown = { ...NOTHING, ...progress };
  const goal = goalSeen({ kind: 'weight', target: 72, unit: 'kg', progress: shown, ...wishes });
  return progressWords(goal, TODAY, 'customer');
};

it('[GOAL-02] a goal that is late is told so kindly, with what to do', () => {
  const half = { start: 76, current: 74, measuredOn: TODAY };
  expect(said({ ...half, pace: 'late', arrivesOn: '2027-01-04' })).toBe(
    '2 of 4 kg; at this pace you are there by Mon 4 Jan 2027, three weeks after the date.',
  );
  expect(said({ ...half, pace: 'late', arrivesOn: '2027-01-04' }, { endsOn: '2026-11-20' })).toBe(
    '2 of 4 kg. The date has passed. Give it more time, or end it.',
  );
});

it('[GOAL-02] a goal of days counts those that are reached, of those that have to be', () => {
  const water = { kind: 'water', unit: 'l', target: 2 };
  expect(said({ days: { held: 3, of: 7 } }, water)).toBe('3 of 5 days reached.');
  expect(said({ days: { held: 6, of: 7 } }, water)).toBe('6 of 7 days, on track.');
  expect(said({ days: { held: 0, of: 1 } }, water)).toBe('0 of 1 day reached.');
  expect(said({ days: { held: 0, of: 0 } }, water)).toBe('It begins today.');
});
