import { expect, test } from 'vitest';
import { dayTitle } from './dayTitle.ts';

test('[HOME-01] [PROG-01] a day is named by what it is to the customer', () => {
  expect(dayTitle('2026-11-24', '2026-11-24')).toBe('Today, Tuesday 24 November');
  expect(dayTitle('2026-11-23', '2026-11-24')).toBe('Yesterday, Monday 23 November');
  expect(dayTitle('2026-11-01', '2026-11-24')).toBe('Sunday 1 November');
  expect(dayTitle('2026-12-31', '2027-01-01')).toBe('Yesterday, Thursday 31 December');
  expect(dayTitle('2026-12-30', '2027-01-01')).toBe('Wednesday 30 December 2026');
});
