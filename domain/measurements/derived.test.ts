import { describe, expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { type Body, bmi, changeAWeek } from './derived.ts';
import type { Point } from './measurement.ts';

const TODAY = '2026-11-24';
const ANNA: Body = { dateOfBirth: '1990-05-01', height: 1.71, pregnancy: null };
const weighed = (si: number, ago = 0): Point => {
  const date = addDays(TODAY, -ago);
  return { date, measuredAt: `${date}T12:00:00.000Z`, si };
};

const of = (value: number, ago = 0) => ({ date: addDays(TODAY, -ago), value });

describe('the body mass index', () => {
  it('[TREND-06] is the latest weight by the square of the height', () => {
    expect(bmi(ANNA, [weighed(90, 9), weighed(78)], TODAY)).toEqual({ shown: true, value: 26.7 });
  });

  it.each([
    ['under-age', { dateOfBirth: '2008-11-25' }, 78],
    ['birth-unknown', { dateOfBirth: null }, 78],
    ['pregnancy', { pregnancy: 'pregnant' }, 78],
    ['pregnancy', { pregnancy: 'breastfeeding' }, 78],
    ['no-height', { height: null }, 78],
    ['out-of-bounds', { height: 0.8 }, 78],
    ['out-of-bounds', { height: 2.4 }, 40],
  ] as const)('[TREND-06] is not shown: %s', (why, wishes, weight) => {
    expect(bmi({ ...ANNA, ...wishes }, [weighed(weight)], TODAY)).toEqual({ shown: false, why });
  });

  it('[TREND-06] is shown from the eighteenth birthday on, and not without a weight', () => {
    expect(bmi({ ...ANNA, dateOfBirth: '2008-11-24' }, [weighed(60)], TODAY).shown).toBe(true);
    expect(bmi(ANNA, [], TODAY)).toEqual({ shown: false, why: 'no-weight' });
  });
});

describe('the change a week', () => {
  it('[TREND-06] is the slope of the last 28 days, whatever stands before them', () => {
    const points = [of(99, 28), of(80, 27), of(79, 20), of(78, 13)];
    expect(changeAWeek(ANNA, points, TODAY)).toEqual({ shown: true, value: -1 });
    const still = [of(80, 14), of(80, 7), of(80)];
    expect(changeAWeek(ANNA, still, TODAY)).toEqual({ shown: true, value: 0 });
  });

  it('[TREND-06] is not shown for two days, for less than two weeks, or in pregnancy', () => {
    const three = [of(80, 14), of(79, 7), of(78)];
    const tooFew = { shown: false, why: 'too-few' };
    expect(changeAWeek(ANNA, three.slice(1), TODAY)).toEqual(tooFew);
    expect(changeAWeek(ANNA, [of(80, 13), ...three.slice(1)], TODAY)).toEqual(tooFew);
    expect(changeAWeek(ANNA, [], TODAY)).toEqual(tooFew);
    const pregnant = { ...ANNA, pregnancy: 'pregnant' } as const;
    expect(changeAWeek(pregnant, three, TODAY)).toEqual({ shown: false, why: 'pregnancy' });
  });
});
