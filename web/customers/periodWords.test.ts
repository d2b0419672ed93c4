import { describe, expect, it } from 'vitest';
import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import { capitalised, dayAgo, periodDates, periodLeft, periodLeftShort } from './periodWords.ts';

const period = (planStartDate: string | null, planEndDate: string | null): CoachingPeriod => ({
  planStatus: 'active',
  planStartDate,
  planEndDate,
});

describe('[CUST-02] a coaching period in words', () => {
  it('says the year once, or twice where the years differ', () => {
    expect(periodDates(period('2026-11-01', '2026-11-30'))).toBe('1 Nov – 30 Nov 2026');
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
