import { describe, expect, test } from 'vitest';
import { addDays, daysFrom } from '../day.ts';
import {
  mondayFrom,
  nextFreeWeek,
  planOn,
  shownBy,
  twoWeeksFrom,
  weekOf,
  weeksAfter,
} from './weeks.ts';

const MONDAY = '2026-11-23';
const WEEK = { from: MONDAY, to: '2026-11-29' };

describe('the weeks of a customer', () => {
  test('[WEEK-01] a week is Monday to Sunday, whichever of its days is today', () => {
    for (const day of daysFrom(MONDAY, 7)) expect(weekOf(day)).toEqual(WEEK);
    expect(weekOf('2026-11-30').from).toBe('2026-11-30');
    expect(weekOf('2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });

  test('[WEEK-01] this week and the next hold tomorrow on every day', () => {
    for (const today of daysFrom(MONDAY, 7)) {
      const { from, to } = twoWeeksFrom(today);
      expect(from <= today && addDays(today, 1) <= to).toBe(true);
      expect([from, to]).toEqual([MONDAY, '2026-12-06']);
    }
  });

  test('[WEEK-01] the address says which week is shown', () => {
    const today = '2026-11-25';
    expect(shownBy('this', today)).toEqual({ kind: 'this', week: WEEK });
    expect(shownBy('next', today)).toEqual({ kind: 'next', week: weeksAfter(WEEK, 1) });
    expect(shownBy('earlier', today)).toEqual({ kind: 'earlier', week: weeksAfter(WEEK, -1) });
    expect(shownBy('2026-11-11', today)).toEqual({ kind: 'earlier', week: weekOf('2026-11-09') });
    expect(shownBy('2026-12-17', today)).toEqual({ kind: 'later', week: weekOf('2026-12-17') });
  });

  test('[WEEK-01] any other address shows this week', () => {
    for (const other of [null, '', 'never', '2026-11-31', '2026-11-23', '2026-12-01'])
      expect(shownBy(other, '2026-11-25')).toEqual({ kind: 'this', week: WEEK });
  });
});

describe('the plan that holds for a day', () => {
  const plan = (id: string, startDate: string, hour: number) => ({
    id,
    startDate,
    uploadedAt: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
  });
  const nameOn = (plans: ReturnType<typeof plan>[], day: string) => planOn(plans, day)?.id;

  test('[WEEK-01] [PROG-08] is the one uploaded last of those whose seven days contain it', () => {
    const plans = [plan('this', MONDAY, 9), plan('next', '2026-11-30', 10)];
    expect(nameOn(plans, '2026-11-22')).toBeUndefined();
    expect(nameOn(plans, '2026-11-29')).toBe('this');
    expect(nameOn(plans, '2026-11-30')).toBe('next');
    expect(nameOn(plans, '2026-12-07')).toBeUndefined();
  });

  test('[WEEK-01] changes in the middle of a week where two overlap', () => {
    const overlap = plan('midweek', '2026-11-26', 11);
    const plans = [overlap, plan('this', MONDAY, 9)];
    expect(daysFrom(MONDAY, 7).map((day) => nameOn(plans, day))).toEqual([
      ...Array(3).fill('this'),
      ...Array(4).fill('midweek'),
    ]);
    const before = [
      { ...overlap, uploadedAt: '2026-11-20T08:00:00.000Z' },
      plan('this', MONDAY, 9),
    ];
    expect(daysFrom(MONDAY, 7).map((day) => nameOn(before, day))).toEqual(Array(7).fill('this'));
  });

  test('[WEEK-01] two of the same moment are told apart by their ids, in any order', () => {
    const plans = [plan('a', MONDAY, 9), plan('b', MONDAY, 9)];
    expect(nameOn(plans, MONDAY)).toBe('b');
    expect(nameOn(plans.toReversed(), MONDAY)).toBe('b');
  });
});

const starting = (...days: string[]) => days.map((startDate) => ({ startDate }));

test('[PLAN-04] the Monday on or after a day', () => {
  expect(mondayFrom('2026-11-23')).toBe('2026-11-23');
  expect(mondayFrom('2026-11-24')).toBe('2026-11-30');
  expect(mondayFrom('2026-11-29')).toBe('2026-11-30');
  expect(mondayFrom('1999-12-31')).toBe('2000-01-03');
});

test('[PLAN-04] a new plan starts on the Monday after the one that still runs', () => {
  expect(nextFreeWeek('2026-11-24', starting('2026-11-23'))).toBe('2026-11-30');
  expect(nextFreeWeek('2026-11-21', starting('2026-11-24'))).toBe('2026-12-07');
});

test('[PLAN-04] without a running plan a new one starts on the coming Monday', () => {
  expect(nextFreeWeek('2026-11-21', [])).toBe('2026-11-23');
  expect(nextFreeWeek('2026-11-23', [])).toBe('2026-11-23');
  expect(nextFreeWeek('2026-11-21', starting('2026-11-14'))).toBe('2026-11-23');
  expect(nextFreeWeek('2026-11-22', starting('2026-11-16'))).toBe('2026-11-23');
});

test('[HIST-06] the next free week is one of which no plan holds a day, in whatever order they were uploaded', () => {
  const three = starting('2026-12-07', '2026-11-23', '2026-11-30');
  expect(nextFreeWeek('2026-11-22', three)).toBe('2026-12-14');
  expect(nextFreeWeek('2026-11-22', starting('2026-11-30', '2026-12-14'))).toBe('2026-11-23');
  expect(nextFreeWeek('2026-11-22', starting('2026-11-23', '2026-12-07'))).toBe('2026-11-30');
  // A plan that starts on a Wednesday has days in two weeks.
  expect(nextFreeWeek('2026-11-22', starting('2026-11-25'))).toBe('2026-12-07');
});
