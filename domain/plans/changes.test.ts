import { describe, expect, test } from 'vitest';
import { addDays } from '../day.ts';
import { hasChanges, NO_CHANGES, planChanges } from './changes.ts';
import { changesInFull, changesInShort, sinceYouLooked } from './changeWords.ts';
import type { PlanInput } from './planSchema.ts';
import { emptyPlan, startingOn } from './week.ts';

const MONDAY = '2026-11-23';
const LUNCH = 3;

/** A week in which every meal names its day and position, except those given as `day meal`. */
function week(cells: Readonly<Record<string, string>> = {}): PlanInput {
  const plan = emptyPlan(MONDAY);
  return {
    ...plan,
    name: 'Week of lentils',
    weeklyDietPlan: plan.weeklyDietPlan.map(({ date, meals }, day) => ({
      date,
      meals: meals.map((_, meal) => cells[`${day} ${meal}`] ?? `Dish ${day} ${meal}`),
    })),
  };
}

describe('What changed between two versions of a plan', () => {
  test('[HIST-03] is told by day and meal, with what stood there before and after', () => {
    const after = week({ '1 3': 'Lentil soup' });
    const changes = planChanges(week({ '1 3': 'Dal' }), after);
    const [cell, ...others] = changes.cells;
    const expected = {
      date: '2026-11-24',
      day: 1,
      meal: LUNCH,
      before: 'Dal',
      after: 'Lentil soup',
    };
    expect(cell).toEqual(expected);
    expect(others).toEqual([]);
    const lines = changesInFull(changes, after.mealTimings);
    expect(lines).toEqual(['Tue 24 Nov, Lunch: Dal → Lentil soup']);
  });

  test('[HIST-03] a plan that stayed the same, or was changed back, has no changes', () => {
    expect(planChanges(week(), week())).toEqual(NO_CHANGES);
    expect(hasChanges(planChanges(week(), week()))).toBe(false);
  });

  test('[HIST-03] a meal added or taken away says that the other side is blank', () => {
    const { mealTimings } = week();
    const added = planChanges(week({ '0 3': '' }), week({ '0 3': 'Soup' }));
    const taken = planChanges(week({ '0 3': 'Soup' }), week({ '0 3': '' }));
    expect(changesInFull(added, mealTimings)).toEqual(['Mon 23 Nov, Lunch: blank → Soup']);
    expect(changesInFull(taken, mealTimings)).toEqual(['Mon 23 Nov, Lunch: Soup → blank']);
  });

  test('[HIST-03] when the start moves by a day, each date is compared with itself', () => {
    const before = week();
    const moved = startingOn(before, addDays(MONDAY, 1));
    const { cells, startDate, endDate } = planChanges(before, moved);
    // Six dates are in both weeks, with the meals of the day before.
    expect(cells).toHaveLength(6 * 8);
    expect(cells[0]).toMatchObject({ date: '2026-11-24', day: 0, meal: 0 });
    expect([cells[0]?.before, cells[0]?.after]).toEqual(['Dish 1 0', 'Dish 0 0']);
    expect(cells.some(({ date }) => date === '2026-11-30')).toBe(false);
    expect(startDate).toEqual({ before: MONDAY, after: '2026-11-24' });
    expect(endDate).toEqual({ before: '2026-11-29', after: '2026-11-30' });
  });

  test('[HIST-03] a plan moved to another week has no changed cells, and says its dates', () => {
    const changes = planChanges(week(), startingOn(week(), addDays(MONDAY, 7)));
    expect(changes.cells).toEqual([]);
    expect(changesInShort(changes, week().mealTimings)).toBe('dates');
  });

  test('[HIST-03] timings, name and notes are told, too', () => {
    const after = { ...week(), name: 'New name', notes: 'Drink.' };
    after.mealTimings = after.mealTimings.with(LUNCH, '12:30');
    const changes = planChanges(week(), after);
    expect(changes.timings).toEqual([{ meal: LUNCH, before: 'Lunch', after: '12:30' }]);
    expect(changes.name).toEqual({ before: 'Week of lentils', after: 'New name' });
    expect(changes.notes).toEqual({ before: '', after: 'Drink.' });
    expect(changesInShort(changes, after.mealTimings)).toBe('timing of 12:30, and 2 more');
  });

  test('[HIST-03] in short it is the first meal, and how many more', () => {
    const after = week({ '1 3': 'Soup', '2 3': 'Soup', '3 3': 'Soup', '3 4': '' });
    const changes = planChanges(week(), after);
    expect(changesInShort(changes, after.mealTimings)).toBe('Tuesday Lunch, and 3 more');
    expect(changesInShort(NO_CHANGES, after.mealTimings)).toBe('');
    const nameless = after.mealTimings.map(() => '');
    expect(changesInShort(changes, nameless)).toBe('Tuesday Meal 4, and 3 more');
  });

  test('[HIST-03] in full, every change has a line, with the date of its day', () => {
    const after = { ...week({ '1 3': 'Lentil soup', '2 3': '' }), notes: 'Drink.' };
    const changes = planChanges(week({ '1 3': 'Dal' }), { ...after, endDate: '2026-12-06' });
    expect(changesInFull(changes, after.mealTimings)).toEqual([
      'Tue 24 Nov, Lunch: Dal → Lentil soup',
      'Wed 25 Nov, Lunch: Dish 2 3 → blank',
      'Last day: Sun 29 Nov → Sun 6 Dec',
      'The notes were changed.',
    ]);
    expect(changesInFull(NO_CHANGES, [])).toEqual([]);
  });

  test('[HIST-03] the customer is told how many meals changed, over all of their plans', () => {
    const three = planChanges(week(), week({ '1 3': 'a', '1 4': 'b', '5 0': 'c' }));
    const one = planChanges(week(), week({ '1 3': 'a' }));
    const noted = planChanges(week(), { ...week(), notes: 'Drink.' });
    expect(sinceYouLooked([three])).toBe('3 meals changed since you last looked');
    expect(sinceYouLooked([three, one, noted])).toBe('4 meals changed since you last looked');
    expect(sinceYouLooked([one])).toBe('1 meal changed since you last looked');
    expect(sinceYouLooked([noted])).toBe('Your plan changed since you last looked');
    expect(sinceYouLooked([NO_CHANGES])).toBe('');
  });
});
