import { describe, expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { doctorFigures, isGoalOfSummary, rangeOfSpan, WEEKS_SHOWN } from './doctorSummary.ts';
import type { LoggedDay } from './values.ts';

const TODAY = '2026-11-25';
const back = (days: number) => addDays(TODAY, -days);

const logged = (date: string, wishes: Partial<LoggedDay> = {}): LoggedDay => ({
  date,
  mealsDone: 3,
  mealsOfDay: 4,
  mealsOther: 0,
  mealsSkipped: 0,
  waterIntake: '',
  sleepHours: null,
  mood: '',
  dietScore: null,
  ...wishes,
});

describe('[WEEK-04] of which days a summary for a doctor tells', () => {
  it('is 4 weeks, 12 weeks, or since coaching began, and ends today', () => {
    const began = back(200);
    expect(rangeOfSpan('4w', began, TODAY).range).toEqual({ from: back(27), to: TODAY });
    expect(rangeOfSpan('12w', began, TODAY).range).toEqual({ from: back(83), to: TODAY });
    expect(rangeOfSpan('coaching', began, TODAY)).toEqual({
      span: 'coaching',
      range: { from: began, to: TODAY },
    });
    expect(rangeOfSpan('coaching', TODAY, TODAY).range).toEqual({ from: TODAY, to: TODAY });
  });

  it('is 12 weeks, and says so, where coaching has not begun; and never more than ten years', () => {
    for (const began of [null, addDays(TODAY, 1)])
      expect(rangeOfSpan('coaching', began, TODAY)).toEqual(rangeOfSpan('12w', began, TODAY));
    expect(rangeOfSpan('coaching', '1999-01-01', TODAY).range.from).toBe('2016-11-25');
  });
});

describe('[WEEK-04] what a doctor reads of these days', () => {
  it('is what the trends of the same days say: the mean of the days that have meals', () => {
    const { range } = rangeOfSpan('4w', null, TODAY);
    const days = [
      logged(back(20), { mealsDone: 1, sleepHours: 6, waterIntake: '2 L' }),
      logged(back(2), { mealsDone: 4, sleepHours: 8, waterIntake: 'plenty', mood: 'Good' }),
      logged(back(1), { mealsDone: 0, mealsOfDay: 0 }),
    ];
    const figures = doctorFigures({ days, measured: [] }, range);
    expect(figures).toMatchObject({
      days: 28,
      daysLogged: 3,
      firstLogged: back(20),
      lastLogged: back(1),
      adherence: { mean: 62.5, days: 2 },
      sleep: { mean: 7, days: 2 },
      water: { mean: 2, days: 1 },
      waterUnread: 1,
      mood: { mean: 4, days: 1 },
      measured: [],
    });
    const nothing = doctorFigures({ days: [], measured: [] }, range);
    expect(nothing).toMatchObject({
      daysLogged: 0,
      firstLogged: null,
      adherence: null,
      mood: null,
    });
  });

  it('has a place for each calendar week, also for one without a day', () => {
    const { range } = rangeOfSpan('4w', null, TODAY);
    const { weeks, weeksBefore } = doctorFigures(
      { days: [logged('2026-11-08'), logged('2026-11-23', { mealsDone: 4 })], measured: [] },
      range,
    );
    expect(weeks).toEqual([
      { from: '2026-10-26', mean: null, n: 0 },
      { from: '2026-11-02', mean: 75, n: 1 },
      { from: '2026-11-09', mean: null, n: 0 },
      { from: '2026-11-16', mean: null, n: 0 },
      { from: '2026-11-23', mean: 100, n: 1 },
    ]);
    expect(weeksBefore).toBe(0);
  });

  it('has the weeks of twelve in whole, and of a longer time the last ones and how many there were before', () => {
    for (let shift = 0; shift < 7; shift += 1) {
      const { range } = rangeOfSpan('12w', null, addDays(TODAY, shift));
      const { weeks, weeksBefore } = doctorFigures({ days: [], measured: [] }, range);
      expect(weeksBefore).toBe(0);
      expect(weeks.length).toBeLessThanOrEqual(WEEKS_SHOWN);
    }
    const { range } = rangeOfSpan('coaching', '2026-01-01', TODAY);
    const figures = doctorFigures({ days: [logged('2026-01-02')], measured: [] }, range);
    expect([figures.weeks.length, figures.weeksBefore]).toEqual([WEEKS_SHOWN, 35]);
    expect(figures.weeks.at(-1)?.from).toBe('2026-11-23');
  });

  it('has the first and the last value of each kind in one unit, and the change between what is shown', () => {
    const { range } = rangeOfSpan('12w', null, TODAY);
    const weight = { kind: 'weight', unit: 'kg' };
    const { measured } = doctorFigures(
      {
        days: [],
        measured: [
          { ...weight, date: back(60), mean: 90.718474, last: 90.718474, unit: 'lb' },
          { ...weight, date: back(30), mean: 89, last: 89 },
          { ...weight, date: back(1), mean: 88.04, last: 88.04 },
          { kind: 'waist', unit: 'cm', date: back(9), mean: 0.92, last: 0.92 },
        ],
      },
      range,
    );
    expect(measured).toEqual([
      {
        kind: 'weight',
        unit: 'kg',
        first: { date: back(60), value: 90.7 },
        last: { date: back(1), value: 88 },
        change: -2.7,
        days: 3,
      },
      {
        kind: 'waist',
        unit: 'cm',
        first: { date: back(9), value: 92 },
        last: { date: back(9), value: 92 },
        change: null,
        days: 1,
      },
    ]);
  });
});

describe('[WEEK-04] which goals a doctor reads', () => {
  const { range } = rangeOfSpan('4w', null, TODAY);
  const goal = { state: 'active', closedOn: null, acceptedAt: null, maker: 'customer' } as const;
  const closed = { ...goal, state: 'reached', closedOn: back(3) } as const;

  it('are those that run, and those that were closed in these days', () => {
    expect(isGoalOfSummary(goal, range)).toBe(true);
    expect(isGoalOfSummary(closed, range)).toBe(true);
    expect(isGoalOfSummary({ ...closed, state: 'dropped' }, range)).toBe(true);
    expect(isGoalOfSummary({ ...closed, closedOn: back(28) }, range)).toBe(false);
  });

  it('are none that the customer never had: proposed, declined, or withdrawn before', () => {
    expect(isGoalOfSummary({ ...goal, state: 'proposed' }, range)).toBe(false);
    expect(isGoalOfSummary({ ...closed, state: 'declined' }, range)).toBe(false);
    const withdrawn = { ...closed, state: 'dropped', maker: 'dietician' } as const;
    expect(isGoalOfSummary(withdrawn, range)).toBe(false);
    expect(isGoalOfSummary({ ...withdrawn, acceptedAt: '2026-11-01T08:00:00.000Z' }, range)).toBe(
      true,
    );
  });
});
