import { describe, expect, test } from 'vitest';
import { adherenceOf, loggedOf, mealsOfDay } from './adherence.ts';
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
