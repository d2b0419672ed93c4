import { describe, expect, test } from 'vitest';
import type { PlannedDay } from '../plans/planSchema.ts';
import { mealKindsWords } from './adherence.ts';
import { countsOf, loggedPlanOf, NO_LOGGED_PLAN, unknownDishes } from './loggedPlan.ts';
import type { LoggedPlan } from './progressSchema.ts';

const TIMES = ['', '8:00', '10:30', '13:00', '', '', '19:00', ''];
const THEN = ['', 'Porridge', 'An apple', 'Lentil soup', '', '', 'Trout', ''];
const NOW = ['', 'Porridge', '', 'Chicken salad', '', '', 'Tofu', 'Milk'];

const plan = (meals: string[], name = 'Spring week'): PlannedDay => ({
  planId: name,
  planVersion: 1,
  planName: name,
  meals,
  mealTimings: TIMES,
});
const logged = (meals: string[]): LoggedPlan => ({
  planId: 'Spring week',
  planName: 'Spring week',
  meals,
  mealTimings: TIMES,
  from: 'logged',
});
const day = { meals: {}, dishes: {}, instead: {}, record: null, plan: plan(THEN), isToday: true };

describe('what a day is logged against', () => {
  test('[HIST-01] a day keeps the meals, timings and name of the plan that held for it', () => {
    expect(loggedPlanOf(day)).toEqual(logged(THEN));
    expect(loggedPlanOf({ ...day, isToday: false })).toEqual(logged(THEN));
  });

  test('[HIST-01] without a plan it has no meals, and says so', () => {
    expect(loggedPlanOf({ ...day, plan: null })).toEqual(NO_LOGGED_PLAN);
  });

  test('[HIST-02] a tick keeps its dish; what was not ticked is what the plan says today', () => {
    const record = { meals: { '3': true }, planned: logged(THEN) };
    const again = loggedPlanOf({
      ...day,
      meals: { '1': false, '3': true },
      record,
      plan: plan(NOW, 'Second'),
    });
    expect(again.meals).toEqual(['', 'Porridge', '', 'Lentil soup', '', '', 'Tofu', 'Milk']);
    expect([again.planName, again.from]).toEqual(['Second', 'logged']);
  });

  test('[HIST-01] on an earlier day a plan that changed later rewrites nothing', () => {
    const record = { meals: { '3': true }, planned: { ...logged(THEN), from: 'filled' as const } };
    const again = { ...day, record, plan: plan(NOW, 'Second'), isToday: false };
    expect(loggedPlanOf({ ...again, meals: { '3': true } })).toEqual(record.planned);
    expect(loggedPlanOf({ ...again, meals: {} })).toEqual(record.planned);
    const swapped = loggedPlanOf({
      ...again,
      meals: { '3': true, '6': true },
      dishes: { '6': 'Tofu' },
    });
    expect(swapped).toEqual(logged(THEN.with(6, 'Tofu')));
  });

  test('[HIST-02] a tick says for which dish it is, whatever the plan says by then', () => {
    const ticked = {
      ...day,
      plan: plan(NOW),
      meals: { '3': true },
      dishes: { '3': 'Lentil soup' },
    };
    expect(loggedPlanOf(ticked).meals[3]).toBe('Lentil soup');
    expect(loggedPlanOf({ ...ticked, dishes: {} }).meals[3]).toBe('Chicken salad');
  });

  test('[HIST-01] once no plan holds any more, the meals of the day stay', () => {
    const record = { meals: {}, planned: logged(THEN) };
    expect(loggedPlanOf({ ...day, meals: { '6': true }, record, plan: null })).toEqual(
      logged(THEN),
    );
  });

  test.each(['gone', 'none'] as const)(
    '[HIST-01] an earlier day without meals (%s) stays so until one is ticked',
    (from) => {
      const record = { meals: { '1': true }, planned: { ...NO_LOGGED_PLAN, from } };
      const again = { ...day, record, isToday: false };
      expect(loggedPlanOf({ ...again, meals: { '1': true } })).toEqual(record.planned);
      // The existing tick is for an unknown dish, never for the current one.
      const more = loggedPlanOf({ ...again, meals: { '1': true, '3': true } });
      // If the plan is gone, the day keeps its meals, and the unknown dish stays one of them.
      expect(more).toEqual(from === 'gone' ? record.planned : logged(THEN.with(1, '')));
      const other = loggedPlanOf({ ...again, meals: { '1': false, '3': true } });
      expect(other).toEqual(logged(THEN));
    },
  );
});

describe('what a day counts', () => {
  test('[HIST-01] is what is done of its own meals', () => {
    const counts = countsOf(
      { meals: { '1': true, '3': true }, instead: {}, planned: logged(THEN) },
      null,
    );
    expect(counts).toEqual({ done: 2, meals: 4, other: 0, skipped: 0 });
  });

  test('[HIST-01] where the plan was gone, what was counted before stays', () => {
    const planned: LoggedPlan = { ...NO_LOGGED_PLAN, from: 'gone' };
    const before = { done: 3, meals: 4, ticks: { '1': true, '2': true, '3': true } };
    expect(countsOf({ meals: before.ticks, instead: {}, planned }, before)).toMatchObject({
      done: 3,
      meals: 4,
    });
    expect(countsOf({ meals: { '1': true }, instead: {}, planned }, before)).toMatchObject({
      done: 1,
      meals: 4,
    });
  });
});

describe('a meal that was something else', () => {
  const instead = { '3': { kind: 'other', words: 'Pizza' } } as const;

  test('[DAY-02] stays a meal of the day when the plan drops it, on either side of midnight', () => {
    const record = { meals: {}, planned: logged(THEN) };
    const without = plan(THEN.with(3, ''), 'Second');
    const again = loggedPlanOf({ ...day, instead, record, plan: without });
    expect(again.meals[3]).toBe('Lentil soup');
    expect(loggedPlanOf({ ...day, record, plan: without }).meals[3]).toBe('');
    // A day that was logged before it had a plan.
    const early = { meals: {}, planned: NO_LOGGED_PLAN };
    const later = { ...day, record: early, isToday: false };
    expect(loggedPlanOf(later).meals).toEqual([]);
    expect(loggedPlanOf({ ...later, instead }).meals).toEqual(THEN);
  });

  test('[DAY-02] is counted apart from those that are done and those that were skipped', () => {
    const skipped = { ...instead, '6': { kind: 'skipped', words: '' } } as const;
    // A blank cell is not a meal of the day.
    const said = { ...skipped, '7': { kind: 'other', words: 'Cake' } } as const;
    const counts = countsOf({ meals: { '1': true }, instead: said, planned: logged(THEN) }, null);
    expect(counts).toEqual({ done: 1, meals: 4, other: 1, skipped: 1 });
    expect(mealKindsWords(counts)).toBe('1 of 4 done, 1 swapped, 1 skipped');
  });
});

test('[HIST-02] a dish that no plan of the day has in its place is unknown', () => {
  const meals = { '1': true, '3': true, '6': false };
  const dishes = { '1': 'Porridge', '3': 'Cake', '6': 'Cake' };
  expect(unknownDishes({ meals, dishes }, [THEN, NOW])).toEqual(['3']);
  expect(unknownDishes({ meals, dishes: { '1': 'Lentil soup' } }, [THEN])).toEqual(['1']);
  expect(unknownDishes({ meals, dishes: {} }, [])).toEqual([]);
});
