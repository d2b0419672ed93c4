import { expect, it } from 'vitest';
import { silentDays } from './silence.ts';

const today = '2026-11-25';
const planStarts = ['2026-11-16', '2026-11-23'];

it('[NOTIFY-01] somebody is silent for the whole days with a plan on which they logged nothing', () => {
  const since = (lastLogged: string | null, starts = planStarts) =>
    silentDays({ today, lastLogged, planStarts: starts });
  expect(since('2026-11-24')).toBe(0);
  expect(since('2026-11-21')).toBe(3);
  // Today, and even a day ahead, was logged.
  expect(since(today)).toBe(0);
  // Before the first plan there was nothing to log.
  expect(since(null)).toBe(9);
  expect(since(null, ['2026-11-23'])).toBe(2);
  expect(since(null, [])).toBe(0);
  // A week without a plan ends what is counted.
  expect(since('2026-11-01', ['2026-11-02', '2026-11-23'])).toBe(2);
});
