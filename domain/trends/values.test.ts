import { describe, expect, it } from 'vitest';
import { planChanges } from './series.ts';
import { isWaterUnread, type LoggedDay, loggedValues, measuredValues } from './values.ts';

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
