import { expect, it } from 'vitest';
import { endsLate } from './planDates.ts';

it('[HIST-05] an end date beyond the seventh day is explained where it is typed', () => {
  expect(endsLate('2026-11-23', '2026-12-06')).toBe(
    'Meals are planned until Sun 29 Nov, the seventh day; for Mon 30 Nov to Sun 6 Dec this plan has none.',
  );
  expect(endsLate('2026-11-23', '2026-11-29')).toBeNull();
  expect(endsLate('2026-11-23', '2026-12-')).toBeNull();
  expect(endsLate('', '2026-12-06')).toBeNull();
  expect(endsLate('9999-12-30', '9999-12-31')).toBeNull();
});
