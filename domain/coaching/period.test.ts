import { expect, it } from 'vitest';
import { hasEnded, standingOf } from './period.ts';

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
