import { expect, it } from 'vitest';
import type { CustomerRow } from '#domain/customers/customerSchema.ts';
import { rowMark } from './rowMark.ts';

const TODAY = '2026-11-25';
const customer = {
  today: TODAY,
  planStatus: 'active',
  planStartDate: '2026-11-01',
  planEndDate: '2027-01-30',
  lastLoggedDay: '2026-11-24',
  planEndsOn: '2026-12-06',
  adherence: 64,
  silentFor: null,
} as CustomerRow;
const wordsOf = (more: Partial<CustomerRow>) => rowMark({ ...customer, ...more }, 'name').words;

it('[BOARD-03] says when somebody logged last, and instead of that what is unusual', () => {
  expect(rowMark(customer, 'name')).toEqual({
    standing: 'active',
    words: 'logged yesterday',
    stands: false,
  });
  expect(wordsOf({ planEndDate: '2026-11-27' })).toBe('ends Friday');
  expect(wordsOf({ planEndDate: TODAY })).toBe('last day today');
  expect(wordsOf({ planEndDate: '2026-12-02' })).toBe('ends in a week');
  expect(wordsOf({ planEndDate: '2026-12-03' })).toBe('logged yesterday');
  expect(wordsOf({ planStartDate: '2026-12-03' })).toBe('starts 3 Dec');
  expect(wordsOf({ lastLoggedDay: '2026-11-20', silentFor: 4 })).toBe('silent 4 days');
  expect(wordsOf({ lastLoggedDay: '2026-11-23', silentFor: 1 })).toBe('silent a day');
  expect(wordsOf({ lastLoggedDay: '2026-11-22' })).toBe('logged 3 days ago');
  expect(wordsOf({ lastLoggedDay: null })).toBe('nothing logged');
  const never = rowMark({ ...customer, lastLoggedDay: null, silentFor: 5 }, 'name');
  expect(never).toMatchObject({ words: 'nothing logged', stands: true });
  // A customer without a plan for these days does not count as silent.
  expect(wordsOf({ lastLoggedDay: '2026-11-10' })).toBe('logged 15 days ago');
  expect(rowMark({ ...customer, planStatus: 'paused' }, 'name')).toEqual({
    standing: 'paused',
    words: '',
    stands: true,
  });
});

it('[BOARD-03] says of everybody what the list is ordered by', () => {
  const sorted = (['logged', 'adherence', 'plan-end', 'period-end'] as const).map(
    (sort) => rowMark({ ...customer, planStatus: 'paused' }, sort).words,
  );
  expect(sorted).toEqual(['logged yesterday', '64 % eaten', 'to 6 Dec', 'to Jan 2027']);
  expect(rowMark(customer, 'adherence').inFull).toBe('64 % eaten of the last 7 logged days');
  const without = { ...customer, adherence: null, planEndsOn: null };
  expect(rowMark(without, 'adherence').words).toBe('nothing logged');
  expect(rowMark(without, 'plan-end').words).toBe('no plan');
});
