import { expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { endingStage } from './period.ts';

it('[NOTIFY-01] the end of coaching is told a week and a day before, and a day late if need be', () => {
  const today = '2026-11-25';
  const stageOf = (left: number, planStatus: 'active' | 'paused' = 'active') =>
    endingStage({ planStatus, planStartDate: today, planEndDate: addDays(today, left) }, today);
  expect([9, 8, 7, 6, 5, 2, 1, 0, -1].map((left) => stageOf(left))).toEqual([
    null,
    null,
    7,
    7,
    null,
    null,
    1,
    1,
    null,
  ]);
  expect(stageOf(7, 'paused')).toBe(null);
});
