import { expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { endingStage, hasEnded, standingOf } from './period.ts';

it('[CUST-05] [PLAN-11] the last day of a period is in it, the day after is not', () => {
  const period = {
    planStatus: 'active',
    planStartDate: '2026-11-01',
    planEndDate: '2026-11-30',
  } as const;
  expect([hasEnded(period, '2026-11-30'), standingOf(period, '2026-11-30')]).toEqual([
    false,
    'active',
  ]);
  expect([hasEnded(period, '2026-12-01'), standingOf(period, '2026-12-01')]).toEqual([
    true,
    'expired',
  ]);
});

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
