import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '../day.ts';
import { rangesOf } from './range.ts';
import { averageOf, byWeek, meansByCalendar, planChanges, seriesOf } from './series.ts';
import { isWaterUnread, type LoggedDay, loggedValues, measuredValues } from './values.ts';

const TODAY = '2026-11-25';
const back = (days: number, value: number) => ({ date: addDays(TODAY, -days), value });

describe('[TREND-02] the mean of seven days', () => {
  it('is by calendar: of the days of the last seven that have a value, not of seven values', () => {
    const values = [back(20, 100), back(7, 60), back(6, 8), back(3, 7), back(0, 6)];
    expect(meansByCalendar(values)).toEqual([100, 60, 34, 25, 7]);
    expect(meansByCalendar([])).toEqual([]);
  });

  it('of a first day begins with the days before what is shown', () => {
    const { now, before } = rangesOf('14d', TODAY);
    const series = seriesOf([back(14, 6), back(13, 8)], { now, before, byDay: true });
    expect(series.days).toEqual([{ date: addDays(TODAY, -13), value: 8, mean: 7 }]);
  });
});

describe('[TREND-02] weeks', () => {
  it('have the mean, the least and the most of their days, and say how many there were', () => {
    const monday = '2026-11-16';
    const days = daysFrom(monday, 8).map((date, day) => ({ date, value: day }));
    expect(byWeek([...days, { date: '2026-12-09', value: 5 }])).toEqual([
      { from: monday, n: 7, mean: 3, least: 0, most: 6 },
      { from: '2026-11-23', n: 1, mean: 7, least: 7, most: 7 },
      { from: '2026-12-07', n: 1, mean: 5, least: 5, most: 5 },
    ]);
  });
});

describe('[TREND-03] the average of a range', () => {
  it('is that of its days with a value; without one there is none', () => {
    const { now, before } = rangesOf('14d', TODAY);
    const values = [back(28, 1), back(27, 6), back(14, 7), back(13, 8), back(0, 7)];
    expect(averageOf(values, now)).toEqual({ mean: 7.5, days: 2 });
    expect(before && averageOf(values, before)).toEqual({ mean: 6.5, days: 2 });
    expect(averageOf([], now)).toBeNull();
  });

  it.each([
    ['14d', '2026-11-12', '2026-10-29'],
    ['90d', '2026-08-28', '2026-05-30'],
    ['year', '2025-11-26', '2024-11-26'],
  ] as const)('of %s begins on %s, and the one before it on %s', (range, from, earlier) => {
    const { now, before } = rangesOf(range, TODAY);
    expect([now, before]).toEqual([
      { from, to: TODAY },
      { from: earlier, to: addDays(from, -1) },
    ]);
  });

  it('everything goes back ten years, and has nothing before it', () => {
    const { now, before } = rangesOf('all', TODAY);
    expect([now.from, before]).toEqual(['2016-11-25', null]);
  });
});

const logged = (date: string, wishes: Partial<LoggedDay> = {}): LoggedDay => ({
  date,
  mealsDone: 3,
  mealsOfDay: 5,
  mealsOther: 0,
  mealsSkipped: 0,
  waterIntake: '1.5 L',
  sleepHours: 7,
  mood: 'Good',
  dietScore: 4,
  ...wishes,
});

describe('[TREND-02] what a logged day says', () => {
  it('is absent where nothing was said, and never zero for it', () => {
    const empty = logged('2026-11-20', {
      mealsOfDay: 0,
      waterIntake: '',
      sleepHours: null,
      mood: '',
      dietScore: null,
    });
    expect(Object.values(loggedValues([empty])).flat()).toEqual([]);
    expect(isWaterUnread(empty)).toBe(false);
  });

  it('is zero where zero was said', () => {
    const values = loggedValues([
      logged('2026-11-20', { mealsDone: 0, waterIntake: '0', sleepHours: 0 }),
    ]);
    expect([values.adherence, values.water, values.sleep].map(([first]) => first?.value)).toEqual([
      0, 0, 0,
    ]);
  });

  it('water in words is read or counted as unread; moods are the five faces', () => {
    const days = [
      logged('2026-11-20', { waterIntake: '6 glasses', mood: 'Awful' }),
      logged('2026-11-21', { waterIntake: '6', mood: 'Hungry' }),
      logged('2026-11-22', { waterIntake: 'plenty', mood: 'Great' }),
    ];
    const { water, mood } = loggedValues(days);
    expect(water).toEqual([{ date: '2026-11-20', value: 1.5 }]);
    expect(days.filter(isWaterUnread)).toHaveLength(2);
    expect(mood.map(({ value }) => value)).toEqual([1, 5]);
  });
});

describe('[TREND-02] what was measured', () => {
  it('is in the unit it was measured in last, and once a day', () => {
    const kg = { kind: 'weight', unit: 'kg' };
    const found = measuredValues([
      { ...kg, date: '2026-11-20', mean: 81, last: 82 },
      { ...kg, date: '2026-11-22', mean: 90.718474, last: 91, unit: 'lb' },
      { kind: 'waist', unit: 'cm', date: '2026-11-22', mean: 0.9, last: 0.9 },
    ]);
    expect(found).toEqual([
      {
        kind: 'weight',
        unit: 'lb',
        values: [
          { date: '2026-11-20', value: 178.6 },
          { date: '2026-11-22', value: 200 },
        ],
        latest: { date: '2026-11-22', value: 200.6 },
      },
      {
        kind: 'waist',
        unit: 'cm',
        values: [{ date: '2026-11-22', value: 90 }],
        latest: { date: '2026-11-22', value: 90 },
      },
    ]);
  });
});

describe('[TREND-02] where the plan changed', () => {
  const plan = (name: string, startDate: string, uploaded = 1) => ({
    id: `${name} ${startDate}`,
    name,
    startDate,
    uploadedAt: `2026-10-0${uploaded}T08:00:00.000Z`,
  });

  it('is each first day of a plan of another name, as it was uploaded last', () => {
    const plans = [
      plan('Winter', '2026-11-16'),
      plan('Autumn', '2026-11-09'),
      plan('Autumn', '2026-11-02'),
      plan('A mistake', '2026-11-16', 0),
      plan('Winter', '2026-11-23'),
    ];
    expect(planChanges(plans, { from: '2026-11-08', to: '2026-11-30' })).toEqual([
      { date: '2026-11-16', name: 'Winter' },
    ]);
    expect(planChanges(plans, { from: '2026-11-01', to: '2026-11-30' })).toHaveLength(2);
  });
});
