import { expect, it } from 'vitest';
import { keepDates, keptDates } from './datesDraft.ts';

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
