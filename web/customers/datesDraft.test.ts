import { expect, it } from 'vitest';
import { areKept, forgetDates, keepDates, keptDates } from './datesDraft.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

it('[CUST-03] [CUST-06] typed dates are kept for each customer until they are saved', () => {
  const store = memory();
  const typed = { startDate: '2026-11-30', endDate: '2026-1' };
  keepDates('me', 'ada', 'period', typed, store);
  expect(keptDates('me', 'ada', 'period', store)).toEqual(typed);
  expect(keptDates('me', 'ada', 'renewal', store)).toBeNull();
  expect(keptDates('me', 'bea', 'period', store)).toBeNull();
  expect(keptDates('you', 'ada', 'period', store)).toBeNull();
  keepDates('me', 'ada', 'period', null, store);
  expect(keptDates('me', 'ada', 'period', store)).toBeNull();
});

it('[CUST-03] [CUST-06] dates that were stored are no draft any more; others typed since then are', () => {
  const store = memory();
  const sent = { startDate: '2026-11-30', endDate: '2026-12-31' };
  const since = { startDate: '2026-11-30', endDate: '2027-01-31' };
  for (const which of ['period', 'renewal'] as const) keepDates('me', 'ada', which, sent, store);
  keepDates('me', 'bea', 'period', sent, store);
  expect(areKept('me', 'ada', sent, store)).toBe(true);
  forgetDates('me', 'ada', sent, store);
  expect(areKept('me', 'ada', sent, store)).toBe(false);
  expect(keptDates('me', 'bea', 'period', store)).toEqual(sent);

  keepDates('me', 'ada', 'period', since, store);
  forgetDates('me', 'ada', sent, store);
  expect(keptDates('me', 'ada', 'period', store)).toEqual(since);
  forgetDates('me', 'ada', { startDate: null, endDate: null }, store);
  expect(keptDates('me', 'ada', 'period', store)).toEqual(since);
});
