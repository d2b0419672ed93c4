import { describe, expect, it } from 'vitest';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { rangeIn, withRange } from './api.ts';
import { chartsOf } from './chartsOf.ts';
import {
  averageWords,
  changeWords,
  emptyTitle,
  mealsNote,
  missingWords,
  UNITS,
  type Unit,
  unitOf,
  unreadWords,
} from './inWords.ts';
import { rowsOf, saidOf } from './TrendFigure.tsx';

const of = (mean: number) => ({ mean, days: 5 });

describe('[TREND-03] averages in words, never to be taken for the latest value', () => {
  it('say how much more or less than before, by the figures that are shown', () => {
    const sleep = (now: number, before: number) =>
      averageWords(of(now), of(before), UNITS.sleep, true);
    expect(sleep(7.1, 6.7)).toBe('7.1 h on average, 0.4 h more than before (6.7 h)');
    expect(sleep(6.94, 7.06)).toBe('6.9 h on average, 0.2 h less than before (7.1 h)');
    expect(sleep(7.01, 6.99)).toBe('7 h on average, the same as before');
    expect(averageWords(of(71.4), of(66), UNITS.adherence, true)).toBe(
      '71% of meals on average, 5 points more than before (66% of meals)',
    );
    expect(averageWords(of(24.8), of(25), unitOf('%'), true)).toBe(
      '24.8% on average, 0.2% less than before (25%)',
    );
  });

  it('say so where there is nothing before', () => {
    expect(averageWords(of(80.25), null, unitOf('kg'), true)).toBe(
      '80.3 kg on average, nothing to compare with yet',
    );
    expect(averageWords(of(7), null, UNITS.sleep, false)).toBe('7 h on average');
    expect(averageWords(null, of(7), UNITS.sleep, true)).toBe('');
  });

  it('[TREND-02] the last value says how it has changed since the first', () => {
    const change = (first: number, latest: number, unit: Unit = unitOf('kg')) =>
      changeWords(
        {
          ...none,
          first: { date: '2026-10-31', value: first },
          latest: { date: '2026-11-25', value: latest },
        },
        unit,
        '2026-11-25',
      );
    expect(change(80.84, 79.6)).toEqual({ way: 'down', words: '1.2 kg since Sat 31 Oct' });
    expect(change(6, 7.5, UNITS.sleep)).toEqual({ way: 'up', words: '1.5 h since Sat 31 Oct' });
    expect(change(3, 4, UNITS.mood)).toEqual({ way: 'up', words: '1 point since Sat 31 Oct' });
    expect(change(50, 75, UNITS.adherence)?.words).toBe('25 points since Sat 31 Oct');
    expect(change(80.01, 80.04)).toEqual({ way: 'same', words: 'as on Sat 31 Oct' });
    const one = { date: '2026-11-25', value: 80 };
    expect(changeWords({ ...none, first: one, latest: one }, unitOf('kg'), one.date)).toBeNull();
  });

  it('name what has no chart, and what could not be read', () => {
    expect(missingWords([], '14d')).toBe('');
    expect(missingWords(['Mood'], 'year')).toBe('Nothing logged of mood in this year.');
    expect(missingWords(['Sleep', 'Water', 'Mood'], '90d')).toBe(
      'Nothing logged of sleep, water and mood in these 90 days.',
    );
    expect([unreadWords(0), unreadWords(1).slice(0, 10), unreadWords(2).slice(0, 9)]).toEqual([
      '',
      'On one day',
      'On 2 days',
    ]);
  });
});

const none = { days: [], weeks: [], first: null, latest: null, now: null, before: null };
const TRENDS: Trends = {
  range: '14d',
  from: '2026-11-12',
  to: '2026-11-25',
  numbersHidden: false,
  measured: [],
  adherence: {
    ...none,
    days: [{ date: '2026-11-20', value: 60, mean: 70, done: 3, meals: 5 }],
  },
  meals: { meals: 5, done: 3, other: 1, skipped: 0 },
  sleep: none,
  water: none,
  mood: { ...none, days: [{ date: '2026-11-21', value: 4, mean: 3.5 }] },
  score: none,
  waterUnread: 0,
  planChanges: [{ date: '2026-11-20', name: 'Winter week' }],
};
const chart = (key: string, trends = TRENDS, goals = {}) => {
  const found = chartsOf(trends, goals).find((each) => each.key === key);
  if (!found) throw new Error(`There is no chart of ${key}.`);
  return found;
};

describe('[TREND-02] the table behind a chart, and what is said of its points', () => {
  it('of days has each day in words, and tells of a new plan', () => {
    expect(rowsOf(chart('adherence')).rows).toEqual([
      { key: '2026-11-20', cells: ['Fri 20 Nov', '3 of 5', '70% of meals'] },
    ]);
    expect(saidOf(chart('adherence'), 0, TRENDS.planChanges)).toEqual({
      when: 'Fri 20 Nov',
      words: ['3 of 5 meals', '7-day average 70% of meals', 'New plan: Winter week'],
    });
    expect(rowsOf(chart('mood')).rows[0]?.cells).toEqual(['Sat 21 Nov', 'Good', '3.5 of 5']);
  });

  it('of weeks has their spread and the number of days', () => {
    const week = { from: '2026-11-16', n: 4, mean: 7.25, least: 6, most: 8.5 };
    const lone = { from: '2026-11-23', n: 1, mean: 7, least: 7, most: 7 };
    const year = { ...TRENDS, range: 'year' as const, sleep: { ...none, weeks: [week, lone] } };
    const sleep = chart('sleep', year);
    // The newest comes first.
    expect(rowsOf(sleep).rows[1]?.cells).toEqual(['Mon 16 Nov', '7.3 h', '6 h', '8.5 h', '4']);
    expect(saidOf(sleep, 0, year.planChanges).words).toEqual([
      '7.3 h',
      '6 h to 8.5 h on 4 days',
      'New plan: Winter week',
    ]);
    expect(saidOf(sleep, 1, []).words).toEqual(['7 h', 'one day']);
    // A week's point is at its middle, but not after the last day.
    expect(sleep.data.points.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-25']);
  });

  it('draws a goal into the chart of its kind, and into no other', () => {
    const goal = { value: 8, word: 'Goal 8 h' };
    const goals = { sleep: goal };
    expect(chart('sleep', TRENDS, goals).data.target).toEqual(goal);
    expect(chart('water', TRENDS, goals).data.target).toBeUndefined();
  });
});

describe('[TREND-02] the range in the address', () => {
  it('is 14 days unless it says otherwise, and changes beside the tab', () => {
    const params = new URLSearchParams('tab=trends');
    expect(rangeIn(params)).toBe('14d');
    expect(rangeIn(new URLSearchParams('range=month'))).toBe('14d');
    const year = withRange(params, 'year');
    expect([year.toString(), rangeIn(year)]).toEqual(['tab=trends&range=year', 'year']);
    expect(withRange(year, '14d').toString()).toBe('tab=trends');
  });
});

it('[TREND-01] what has no chart is said in one sentence', () => {
  expect(missingWords([], '14d')).toBe('');
  expect(missingWords(['Sleep'], '14d')).toBe('Nothing logged of sleep in these 14 days.');
  expect(missingWords(['Sleep', 'Water', 'Mood'], 'year')).toBe(
    'Nothing logged of sleep, water and mood in this year.',
  );
  expect(emptyTitle('all')).toBe('Nothing logged yet');
  expect(emptyTitle('30d')).toBe('Nothing logged in these 30 days');
  expect(unreadWords(0)).toBe('');
  expect(unreadWords(1)).toMatch(/^On one day water/);
  expect(unreadWords(2)).toMatch(/^On 2 days water/);
  const meals = { meals: 6, done: 4, other: 1, skipped: 0 };
  expect(mealsNote({ key: 'adherence' }, meals)).not.toBe('');
  expect(mealsNote({ key: 'adherence' }, { ...meals, other: 0 })).toBe('');
  expect(mealsNote({ key: 'sleep' }, meals)).toBe('');
});
