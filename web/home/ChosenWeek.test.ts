import { describe, expect, test } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import type { WeekDay } from '#domain/plans/planSchema.ts';
import { shownBy, weekOf } from '#domain/plans/weeks.ts';
import { emptyWeekWords, isEmptyWeek, runsOf, weekTitle } from './ChosenWeek.tsx';
import { dayState } from './inWords.ts';

const TODAY = '2026-11-25';
const day = (date: string, more: Partial<WeekDay> = {}): WeekDay => ({
  date,
  planId: null,
  planName: '',
  meals: [],
  mealTimings: [],
  logged: 'none',
  done: 0,
  ...more,
});
const week = (address: string) => shownBy(address, TODAY);

test('[WEEK-01] each week has its title', () => {
  const titles = [
    'this',
    'next',
    'earlier',
    '2026-11-16',
    '2026-11-15',
    '2025-11-24',
    '2026-12-17',
  ].map((at) => weekTitle(week(at), weekOf(TODAY)));
  expect(titles).toEqual([
    'This Week',
    'Next Week',
    'Last Week',
    'Last Week',
    '2 Weeks Ago',
    '52 Weeks Ago',
    'In 3 Weeks',
  ]);
});

describe('an empty week', () => {
  const none = daysFrom('2026-11-23', 14).map((date) => day(date));

  test('[WEEK-01] is one without a plan and without a logged day', () => {
    expect(isEmptyWeek(none)).toBe(true);
    expect(isEmptyWeek([...none, day(TODAY, { logged: 'some' })])).toBe(false);
    expect(isEmptyWeek([...none, day(TODAY, { planId: 'a' })])).toBe(false);
  });

  test('[WEEK-01] says what is and what comes', () => {
    const said = (at: string, days: WeekDay[], next: string | null, isInactive = false) =>
      emptyWeekWords(week(at), { days, next }, isInactive);
    expect(said('this', none, null)).toBe(
      'No meals are planned for this week. They appear here once your dietician has written them.',
    );
    expect(said('next', none, null, true)).toBe('No meals are planned for next week yet.');
    expect(said('next', none, '2026-12-14')).toBe(
      'No meals are planned for next week yet. Your next ones begin on Monday 14 December.',
    );
    const coming = none.with(8, day('2026-12-01', { planId: 'a' }));
    expect(said('this', coming, '2026-12-14')).toBe(
      'No meals are planned for this week. Your next ones begin on Tuesday 1 December.',
    );
    expect(said('2026-12-17', none, null)).toBe('No meals are planned for this week yet.');
    expect(said('earlier', none, TODAY)).toBe('Nothing was planned or logged in this week.');
  });
});

test('[WEEK-01] a week that follows two plans is shown in two parts', () => {
  const days = daysFrom('2026-11-23', 7).map((date, at) =>
    day(date, { planId: at === 6 ? null : at < 3 ? 'one' : 'two' }),
  );
  expect(runsOf(days).map((run) => [run[0]?.date, run.length])).toEqual([
    ['2026-11-23', 3],
    ['2026-11-26', 3],
    [addDays('2026-11-23', 6), 1],
  ]);
  const gone = ['Spring', 'Spring', 'Summer'].map((planName, at) =>
    day(addDays('2026-11-23', at), { planId: null, planName, meals: ['Soup'], logged: 'some' }),
  );
  expect(runsOf(gone).map((run) => run.length)).toEqual([2, 1]);
});

test('[WEEK-01] a folded day says how it was logged, else how much there is to eat', () => {
  const meals = ['', 'Porridge', 'Soup'];
  const states = [
    day(TODAY),
    day(TODAY, { planId: 'a', meals: ['', ''] }),
    day(TODAY, { planId: 'a', meals: ['Porridge'] }),
    day(TODAY, { planId: 'a', meals }),
    day(TODAY, { planId: 'a', meals, logged: 'some', done: 1 }),
    day(TODAY, { logged: 'all' }),
  ].map(dayState);
  expect(states).toEqual(['No plan', 'No meals', '1 meal', '2 meals', '1 of 2', 'All done']);
});
