import { describe, expect, it } from 'vitest';
import { isThorough } from '#test/thorough.ts';
import { count } from '#test/week/figures.ts';
import { addDays, daysBetween } from '../day.ts';
import {
  type ComparedDay,
  LEAST_LOGGED,
  meanCompared,
  shareCompared,
  sinceChanges,
  slopeCompared,
} from './sinceChange.ts';

const FIRST = '2026-01-05';
const HALF_A_YEAR = 182;
const CHANGED_ON = addDays(FIRST, HALF_A_YEAR / 2);
const TODAY = addDays(FIRST, HALF_A_YEAR - 1);
const NO_WEIGHTS = { values: [], unit: 'kg' };
const TIMINGS = ['Breakfast', '', '', 'Lunch', '', '', 'Dinner', ''];

/** Numbers from 0 to 1 that look random, the same each time (Park and Miller). */
function numbers(seed: number) {
  let state = seed * 48_271 + 11;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Life = { readonly seed: number; readonly share: number; readonly effect: number };

/** A half-year in which breakfast changes in the middle, four days of five are logged, and the effect is known. */
function halfYear({ seed, share, effect }: Life): ComparedDay[] {
  const random = numbers(seed);
  for (let warm = 0; warm < 10; warm += 1) random();
  return Array.from({ length: HALF_A_YEAR }, (_, at) => addDays(FIRST, at)).flatMap((date) => {
    const isAfter = date >= CHANGED_ON;
    const eaten = random() < share + (isAfter ? effect : 0);
    const isLogged = random() < 0.8 || date === CHANGED_ON;
    const breakfast = isAfter ? 'Porridge' : 'Two eggs';
    const planned = [breakfast, '', '', 'Rice', '', '', 'Soup', ''];
    const done = [eaten, false, false, true, false, false, false, false];
    const day = { date, planned, timings: TIMINGS, eaten: done, sleep: null, mood: null };
    return isLogged ? [day] : [];
  });
}

const RUNS = isThorough ? 2000 : 240;
const found = (effect: number) =>
  [0.15, 0.3, 0.45, 0.6].flatMap((share) =>
    Array.from({ length: RUNS / 4 }, (_, run) => {
      const days = halfYear({ seed: 1 + run * 4 + share * 100, share, effect });
      const [change] = sinceChanges(days, NO_WEIGHTS, { from: FIRST, today: TODAY });
      return change?.meals[0]?.verdict;
    }),
  );

describe('[TREND-07] what was logged before a change of the plan and since', () => {
  it('an effect of 30 points is found in at least nine of ten half-years, and a false one in at most one of twenty', () => {
    const effects = found(0.3).filter((each) => each === 'more').length / RUNS;
    const falseAlarms = found(0).filter((each) => each !== 'unclear').length / RUNS;
    count('effects', { halfYears: RUNS, found: effects, falseAlarms });
    expect(effects).toBeGreaterThanOrEqual(0.9);
    expect(falseAlarms).toBeLessThanOrEqual(0.05);
  });

  it('names the meals that changed, the days that are compared and how many of them were logged', () => {
    const days = halfYear({ seed: 3, share: 0.3, effect: 0.4 });
    const changes = sinceChanges(days, NO_WEIGHTS, { from: FIRST, today: TODAY });
    expect(changes).toHaveLength(1);
    const [change] = changes;
    expect(change?.date).toBe(CHANGED_ON);
    expect(change?.meals.map(({ timing }) => timing)).toEqual(['Breakfast']);
    expect(change?.before).toEqual({ from: FIRST, to: addDays(CHANGED_ON, -1) });
    expect(change?.after).toEqual({ from: CHANGED_ON, to: TODAY });
    const since = days.filter(({ date }) => date >= CHANGED_ON);
    expect(change?.meals[0]?.after).toEqual({
      days: since.length,
      value: since.filter(({ eaten }) => eaten[0]).length / since.length,
    });
    expect(change?.sleep.verdict).toBe('early');
  });

  it('fourteen days on each side are compared two weeks after a change', () => {
    const days = halfYear({ seed: 5, share: 0.5, effect: 0 });
    const today = addDays(CHANGED_ON, 13);
    const past = days.filter(({ date }) => date <= today);
    const [change] = sinceChanges(past, NO_WEIGHTS, { from: FIRST, today });
    expect(change?.before).toEqual({ from: addDays(CHANGED_ON, -14), to: addDays(CHANGED_ON, -1) });
    expect(change?.after).toEqual({ from: CHANGED_ON, to: today });
  });

  it('a plan that is another one every week is compared over fourteen days, and says how many other changes lie within', () => {
    const days = halfYear({ seed: 8, share: 0.5, effect: 0 }).map((day) => ({
      ...day,
      planned: [`Breakfast of week ${Math.floor(daysBetween(FIRST, day.date) / 7)}`],
    }));
    const [latest, , change] = sinceChanges(days, NO_WEIGHTS, { from: FIRST, today: TODAY });
    expect(change?.others).toBe(2);
    expect(daysBetween(change?.before.from ?? '', change?.after.to ?? '')).toBe(27);
    expect(latest?.meals[0]?.verdict).toBe('early');
  });

  it('a single other meal is no change of the plan, nor is a week without any', () => {
    const days = halfYear({ seed: 6, share: 0.5, effect: 0 }).map((day) => ({
      ...day,
      planned: day.date === CHANGED_ON ? ['Cake'] : day.date < '2026-03-01' ? ['Two eggs'] : [],
    }));
    expect(sinceChanges(days, NO_WEIGHTS, { from: FIRST, today: TODAY })).toEqual([]);
  });

  it('with fewer than ten logged days on a side it is too early to say', () => {
    const few = Array.from({ length: LEAST_LOGGED - 1 }, () => 0);
    const many = Array.from({ length: 40 }, () => 1);
    for (const compared of [shareCompared(few, many), meanCompared(many, few)])
      expect(compared).toMatchObject({ low: null, high: null, verdict: 'early' });
  });

  it('compares means of hours and slopes of weight; the figures are those of a table of t', () => {
    const before = [7, 6.5, 7.5, 6, 7, 6.5, 7, 6, 7.5, 7];
    const after = [8, 7.5, 8.5, 7.5, 8, 8.5, 7, 8, 7.5, 8];
    // 1.05 more, with a standard error of 0.2267 and 17.7 degrees of freedom, where t is 2.556.
    const sleep = meanCompared(before, after);
    expect(sleep.verdict).toBe('more');
    expect(sleep.low).toBeCloseTo(0.4706, 2);
    expect(sleep.high).toBeCloseTo(1.6294, 2);
    const weights = (perDay: number) =>
      Array.from({ length: 14 }, (_, at) => ({
        date: addDays(FIRST, at),
        value: 90 + perDay * at + (at % 2 === 0 ? 0.1 : -0.1),
      }));
    const weight = slopeCompared(weights(0), weights(-0.1));
    expect(weight.after.value).toBeCloseTo(-0.7, 1);
    expect(weight.verdict).toBe('less');
    expect(slopeCompared(weights(0), weights(0)).verdict).toBe('unclear');
  });
});
