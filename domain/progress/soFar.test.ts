import { describe, expect, test } from 'vitest';
import { dueTimes, mealsToCome, soFar } from './adherence.ts';

const FIVE = {
  meals: ['Porridge', '', 'Apple', 'Soup', '', 'Nuts', 'Fish', ''],
  mealTimings: ['8:00', '', 'Mid-morning', '13:00', '', '4 pm', 'Dinner', ''],
};
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const NOTHING = { meals: {}, instead: {} };

describe('a day that is not over', () => {
  test.each([
    ['07:59', 5],
    ['08:00', 4],
    ['12:59', 3],
    ['13:00', 2],
    ['19:30', 0],
    ['23:59', 0],
  ])('[DAY-07] at %s %d of five meals are still to come', (clock, count) => {
    expect(mealsToCome(FIVE, NOTHING, at(clock))).toBe(count);
  });

  test('[DAY-07] what was logged early counts, whichever way', () => {
    const said = {
      meals: { '6': true },
      instead: { '5': { kind: 'skipped', words: '' } },
    } as const;
    expect(mealsToCome(FIVE, said, at('07:00'))).toBe(3);
    expect(mealsToCome(FIVE, said, at('13:00'))).toBe(0);
  });

  test('[DAY-07] at 13:00 a day with breakfast and snack done is 2 of 3 so far, not 2 of 5', () => {
    const said = { meals: { '0': true, '2': true }, instead: {} };
    const all = { meals: 5, done: 2, other: 0, skipped: 0 };
    expect(soFar(all, mealsToCome(FIVE, said, at('13:00')))).toEqual({ ...all, meals: 3 });
  });

  test('[DAY-07] a timing without a time is due by its place, and never before the meal above it', () => {
    const meals = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const none = { meals, mealTimings: meals.map((_, nth) => `Meal ${nth + 1}`) };
    expect([...dueTimes(none).values()].map((due) => due / 60)).toEqual([
      7, 9, 11, 13, 15, 17, 19, 21,
    ]);
    const late = { meals: ['a', 'b', 'c'], mealTimings: ['12:00', 'then', '18:00'] };
    expect([...dueTimes(late).values()].map((due) => due / 60)).toEqual([12, 12, 18]);
    const night = { meals: ['a', 'b'], mealTimings: ['22:00', '0:30'] };
    expect([...dueTimes(night).values()].map((due) => due / 60)).toEqual([22, 24.5]);
  });
});
