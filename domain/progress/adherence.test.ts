import { describe, expect, test } from 'vitest';
import { adherenceOf, dueTimes, loggedOf, mealsOfDay, mealsToCome, soFar } from './adherence.ts';
import { mealsDoneSchema } from './progressSchema.ts';

const SEVEN = ['Oats', 'Egg', '', 'Dal', 'Tea', 'Nuts', 'Soup', 'Milk'];

describe('the meals of a day', () => {
  test('[PROG-02] are the cells with something in them', () => {
    expect(mealsOfDay(SEVEN)).toEqual([0, 1, 3, 4, 5, 6, 7]);
    expect(mealsOfDay(['', '  ', '\n\t', '\u00a0'])).toEqual([]);
    expect(mealsOfDay([])).toEqual([]);
  });
});

describe('adherence', () => {
  test('[PROG-02] is meals done of the meals of the day', () => {
    expect(adherenceOf(SEVEN, { '0': true, '1': true, '3': false })).toEqual({
      done: 2,
      meals: 7,
      percent: 28,
    });
  });

  test('[PROG-02] ignores a tick on a blank cell', () => {
    expect(adherenceOf(SEVEN, { '2': true })).toEqual({ done: 0, meals: 7, percent: 0 });
  });

  test('[PROG-02] is 100 only when every meal is done', () => {
    const all = { '0': true, '1': true, '3': true, '4': true, '5': true, '6': true, '7': true };
    expect(adherenceOf(SEVEN, all).percent).toBe(100);
    expect(adherenceOf(SEVEN, { ...all, '7': false }).percent).toBe(85);
  });

  test('[PROG-02] for every number of meals and ticks: 100 exactly when all, 0 exactly when none', () => {
    for (let planned = 0; planned <= 8; planned += 1) {
      const meals = Array.from({ length: 8 }, (_, index) => (index < planned ? 'A meal' : ''));
      for (let ticked = 0; ticked <= planned; ticked += 1) {
        const ticks = mealsDoneSchema.parse(
          Object.fromEntries(Array.from({ length: ticked }, (_, index) => [String(index), true])),
        );
        const { done, percent } = adherenceOf(meals, ticks);
        expect(done).toBe(ticked);
        expect(percent === 100).toBe(planned > 0 && ticked === planned);
        expect(percent === 0).toBe(ticked === 0);
      }
    }
  });

  test('[PROG-02] a day without meals stands at 0', () => {
    expect(adherenceOf(['', ''], { '0': true })).toEqual({ done: 0, meals: 0, percent: 0 });
  });
});

describe('a square of the strip', () => {
  test('[CUST-09] none, some or all', () => {
    expect(loggedOf(undefined)).toBe('none');
    expect(loggedOf({ done: 0, meals: 7 })).toBe('some');
    expect(loggedOf({ done: 6, meals: 7 })).toBe('some');
    expect(loggedOf({ done: 7, meals: 7 })).toBe('all');
    expect(loggedOf({ done: 0, meals: 0 })).toBe('all');
  });
});

describe('the ticks on the wire', () => {
  test('[PROG-06] are indexes 0 to 7, each true or false', () => {
    expect(mealsDoneSchema.safeParse({}).success).toBe(true);
    expect(mealsDoneSchema.safeParse({ '0': true, '7': false }).success).toBe(true);
  });

  test.each([[{ '8': true }], [{ '-1': true }], [{ a: true }], [{ '0': 'yes' }], [[true]], [null]])(
    '[T-C1] refuse %j',
    (ticks) => {
      expect(mealsDoneSchema.safeParse(ticks).success).toBe(false);
    },
  );
});

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
