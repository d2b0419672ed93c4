import { describe, expect, it } from 'vitest';
import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import type { CustomerRow } from '#domain/customers/customerSchema.ts';
import { rowMark } from './CustomerList.tsx';
import {
  capitalised,
  dayAgo,
  periodDates,
  periodLeft,
  periodLeftShort,
  weightWords,
} from './inWords.ts';

const period = (planStartDate: string | null, planEndDate: string | null): CoachingPeriod => ({
  planStatus: 'active',
  planStartDate,
  planEndDate,
});

describe('[CUST-02] a coaching period in words', () => {
  it('says the year once, or twice where the years differ', () => {
    expect(periodDates(period('2026-11-01', '2026-11-30'))).toBe('1 – 30 Nov 2026');
    expect(periodDates(period('2026-12-15', '2027-01-14'))).toBe('15 Dec 2026 – 14 Jan 2027');
  });

  it('says so while there are no dates, or only one', () => {
    expect(periodDates(period(null, null))).toBe('No dates yet');
    expect(periodDates(period('2026-11-01', null))).toBe('from 1 Nov 2026');
    expect(periodDates(period(null, '2026-11-30'))).toBe('until 30 Nov 2026');
  });

  it.each([
    ['2026-11-21', '9 days left'],
    ['2026-11-29', '1 day left'],
    ['2026-11-30', 'last day today'],
    ['2026-12-01', 'ended yesterday'],
    ['2026-12-03', 'ended 3 days ago'],
    ['2026-10-31', 'starts tomorrow'],
    ['2026-10-20', 'starts in 12 days'],
  ])('on %s says %s', (today, words) => {
    expect(periodLeft(period('2026-11-01', '2026-11-30'), today)).toBe(words);
  });

  it.each([
    ['2026-12-14', 'ended 14 days ago'],
    ['2026-12-20', 'ended 30 Nov'],
    ['2027-03-01', 'ended Nov 2026'],
    ['2026-10-17', 'starts 1 Nov'],
    ['2026-11-21', '9 days left'],
  ])('on %s says in a narrow row %s', (today, words) => {
    expect(periodLeftShort(period('2026-11-01', '2026-11-30'), today)).toBe(words);
  });

  it('says nothing about days without an end', () => {
    expect(periodLeft(period(null, null), '2026-11-21')).toBeNull();
  });

  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-20', 'yesterday'],
    ['2026-11-16', '5 days ago'],
    ['2026-03-02', '2 Mar 2026'],
  ])('a day logged on %s was %s', (day, words) => {
    expect(dayAgo(day, '2026-11-21')).toBe(words);
  });
});

it('[CUST-01] words that stand alone begin with a capital', () => {
  expect(capitalised('yesterday')).toBe('Yesterday');
  expect(capitalised('9 days left')).toBe('9 days left');
});

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

it('[BOARD-05] a change of weight is told with its sign, in the unit of the scale', () => {
  const words = (grams: number, unit: 'kg' | 'lb') =>
    weightWords({ grams, unit, since: '2026-11-01' });
  expect(words(-1500, 'kg')).toBe('−1.5 kg');
  expect(words(454, 'lb')).toBe('+1 lb');
  expect(words(0, 'kg')).toBe('0 kg');
});
