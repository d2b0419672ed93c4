import { expect, it } from 'vitest';
import type { Day } from '../day.ts';
import type { Stretches } from '../plans/weeks.ts';
import { silentDays } from './customer.ts';

const today = '2026-11-25';
const period = {
  planStatus: 'active',
  planStartDate: '2026-11-01',
  planEndDate: '2026-12-31',
} as const;
const plannedDays: Stretches = [['2026-11-16', '2026-11-29']];
const person = { period, resumedOn: null, lastLoggedOn: null, plannedDays };

it('[NOTIFY-01] somebody is silent for the whole days with a plan on which they logged nothing', () => {
  const since = (lastLoggedOn: Day | null, days = plannedDays) =>
    silentDays({ ...person, lastLoggedOn, plannedDays: days }, today);
  expect(since('2026-11-24')).toBe(0);
  expect(since('2026-11-21')).toBe(3);
  // Today was logged, or even a day in the future.
  expect(since(today)).toBe(0);
  expect(since('2026-11-26')).toBe(0);
  // Before the first plan there was nothing to log.
  expect(since(null)).toBe(9);
  expect(since(null, [['2026-11-23', '2026-11-29']])).toBe(2);
  expect(since(null, [])).toBe(0);
  // Days without a plan end the count.
  const gap: Stretches = [
    ['2026-11-23', '2026-11-26'],
    ['2026-11-16', '2026-11-19'],
  ];
  expect(since('2026-11-01', gap)).toBe(2);
  expect(since('2026-11-01', [['2026-11-16', '2026-11-23']])).toBe(0);
});

it('[NOTIFY-01] silence counts while the coaching runs, and from when it went on after a pause', () => {
  const days = (more: Partial<typeof person> | object) => silentDays({ ...person, ...more }, today);
  expect(days({ resumedOn: today })).toBe(0);
  expect(days({ resumedOn: '2026-11-23' })).toBe(2);
  expect(days({ resumedOn: '2026-11-01' })).toBe(9);
  expect(days({ period: { ...period, planStartDate: '2026-11-20' } })).toBe(5);
  expect(days({ period: { ...period, planStatus: 'paused' } })).toBe(0);
  expect(days({ period: { ...period, planEndDate: '2026-11-24' } })).toBe(0);
});
