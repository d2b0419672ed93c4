import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../day.ts';
import type { Aim } from './goal.ts';
import { countedProgress, daysNeeded, measuredProgress, ratePerDay } from './progress.ts';

const TODAY = '2026-11-24';
const day = (ago: number) => addDays(TODAY, -ago);
const measured = (...values: [ago: number, si: number][]) =>
  values.map(([ago, si]) => ({ date: day(ago), si }));

const losing: Aim = {
  kind: 'weight',
  words: '',
  target: 72,
  unit: 'kg',
  start: 76,
  beginsOn: day(30),
  endsOn: addDays(TODAY, 110),
};
const far = (aim: Aim, values: ReturnType<typeof measured>) => measuredProgress(aim, values, TODAY);

describe('a goal about what is measured', () => {
  it('[GOAL-02] how far one is, and when one is there at the pace of the last four weeks', () => {
    const progress = far(losing, measured([30, 76], [20, 75.6], [10, 75.2], [0, 74.8]));
    expect(progress).toMatchObject({ start: 76, current: 74.8, pace: 'on-time', reachedOn: null });
    expect(progress.share).toBeCloseTo(0.3);
    // 2.8 kg are left, at 0.04 kg a day.
    expect(progress.arrivesOn).toBe(addDays(TODAY, 70));
    const hurried = { ...losing, endsOn: addDays(TODAY, 69) };
    expect(far(hurried, measured([20, 75.6], [10, 75.2], [0, 74.8])).pace).toBe('late');
  });

  it('[GOAL-02] gaining reads the same way', () => {
    const gaining = { ...losing, target: 60, start: 56 };
    const progress = far(gaining, measured([20, 56.4], [10, 56.8], [0, 57.2]));
    expect(progress.share).toBeCloseTo(0.3);
    expect(progress).toMatchObject({ pace: 'on-time', arrivesOn: addDays(TODAY, 70) });
    expect(far(gaining, measured([20, 57.2], [10, 56.8], [0, 56.4])).pace).toBe('away');
    expect(far(gaining, measured([20, 56], [0, 55])).share).toBe(0);
  });

  it('[GOAL-02] in pounds it is told in pounds', () => {
    const pounds = { ...losing, target: 160, unit: 'lb', start: 170 };
    const progress = far(pounds, measured([0, 165 * 0.45359237]));
    expect(progress.current).toBe(165);
    expect(progress.share).toBeCloseTo(0.5);
  });

  it('[GOAL-02] where the pace cannot be told, it says why', () => {
    expect(far(losing, [])).toMatchObject({ share: null, pace: 'unknown', measuredOn: null });
    expect(far(losing, measured([6, 75.2], [0, 74.8])).pace).toBe('unknown');
    expect(far(losing, measured([29, 76], [15, 75]))).toMatchObject({
      pace: 'old',
      measuredOn: day(15),
      arrivesOn: null,
    });
    expect(far(losing, measured([14, 75], [7, 75], [0, 75])).pace).toBe('still');
    // The weeks before the last four do not count.
    expect(far(losing, measured([29, 80], [20, 75], [10, 75.2], [0, 75.4])).pace).toBe('away');
  });

  it('[GOAL-02] it begins with the last value until its beginning, else with the first one after it', () => {
    const open = { ...losing, start: null };
    expect(far(open, measured([40, 77], [32, 76.4], [29, 76], [0, 75])).start).toBe(76.4);
    expect(far(open, measured([29, 76], [0, 75])).start).toBe(76);
  });

  it('[GOAL-02] the first value at the target reaches it, and a later one does not take that back', () => {
    const reached = far(losing, measured([20, 73], [9, 71.9], [3, 72.6]));
    expect(reached).toMatchObject({ reachedOn: day(9), share: 1 });
    expect(far(losing, measured([20, 73], [9, 72])).reachedOn).toBe(day(9));
    // Who begins at the target, and wants to stay there or below, is there with the first value.
    const kept = { ...losing, target: 76 };
    expect(far(kept, measured([20, 76.3], [9, 75.9])).reachedOn).toBe(day(9));
    // What was measured before it began does not count.
    expect(far(losing, measured([31, 71], [9, 73])).reachedOn).toBeNull();
  });

  it('[GOAL-02] the pace is the line closest to all values', () => {
    expect(ratePerDay(measured([14, 10], [7, 9], [0, 8]))).toBeCloseTo(-1 / 7);
    expect(ratePerDay(measured([6, 10], [0, 9]))).toBeNull();
    expect(ratePerDay([])).toBeNull();
  });
});

describe('a goal that is counted by days', () => {
  const water: Aim = {
    kind: 'water',
    words: '',
    target: 2,
    unit: 'l',
    start: null,
    beginsOn: day(60),
    endsOn: addDays(TODAY, 30),
  };
  const values = (...logged: [ago: number, value: number][]): ReadonlyMap<Day, number> =>
    new Map(logged.map(([ago, value]) => [day(ago), value]));
  const counted = (aim: Aim, ...logged: [ago: number, value: number][]) =>
    countedProgress(aim, values(...logged), TODAY);

  it('[GOAL-02] of the last seven days, how many reached it; a gap is no zero in the mean', () => {
    const progress = counted(water, [1, 2], [2, 2.5], [3, 1], [8, 9]);
    expect(progress).toMatchObject({ days: { held: 2, of: 7 }, current: 1.8, pace: 'late' });
    expect(progress.share).toBeCloseTo(2 / 7);
    expect(counted(water, [1, 2], [2, 2], [3, 2], [4, 2], [5, 2]).pace).toBe('on-time');
    expect(counted(water).current).toBeNull();
  });

  it('[GOAL-02] [DAY-07] today counts once it reached the target: at noon it is no day that fell short', () => {
    expect(counted(water, [7, 2], [0, 1])).toMatchObject({ days: { held: 1, of: 7 }, current: 2 });
    // The seventh day back drops out once today counts.
    expect(counted(water, [7, 2], [0, 3])).toMatchObject({ days: { held: 1, of: 7 }, current: 3 });
  });

  it('[GOAL-02] before seven days have passed, as many as there are', () => {
    const young = { ...water, beginsOn: day(2) };
    expect(counted(young, [1, 2], [2, 2], [3, 2]).days).toEqual({ held: 2, of: 2 });
    expect(counted({ ...water, beginsOn: addDays(TODAY, 2) })).toMatchObject({
      days: { held: 0, of: 0 },
      share: null,
      pace: 'unknown',
    });
    expect([1, 3, 7].map(daysNeeded)).toEqual([1, 3, 5]);
  });

  it('[GOAL-02] it is reached on its date, when five of the seven days that end with it reached the target', () => {
    const due = { ...water, endsOn: day(1) };
    const five: [number, number][] = [2, 3, 4, 5, 6].map((ago) => [ago, 2]);
    expect(counted(due, ...five).reachedOn).toBe(day(1));
    expect(counted(due, ...five.slice(1)).reachedOn).toBeNull();
    expect(counted({ ...water, endsOn: addDays(TODAY, 1) }, ...five).reachedOn).toBeNull();
    // Values after the end date do not count.
    expect(counted({ ...water, endsOn: day(30) }, ...five).reachedOn).toBeNull();
  });

  it('[GOAL-02] a habit of the week is counted over the last seven days, today among them', () => {
    const swim = { ...water, kind: 'habit', words: 'Swim', target: 3, unit: 'week' };
    expect(counted(swim, [0, 1], [6, 1], [7, 1])).toMatchObject({
      days: { held: 2, of: 3 },
      pace: 'late',
    });
    expect(counted(swim, [0, 2], [6, 2])).toMatchObject({ share: 1, pace: 'on-time' });
    expect(counted({ ...swim, endsOn: TODAY }, [0, 2], [6, 1]).reachedOn).toBe(TODAY);
  });
});
