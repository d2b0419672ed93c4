import { describe, expect, test } from 'vitest';
import { NO_LOGGED_PLAN } from './loggedPlan.ts';
import { isComplete, mealsShown, pickedWords } from './mealsShown.ts';
import { EMPTY_PROGRESS } from './progress.ts';
import type { DailyProgress, TrackedDay } from './progressSchema.ts';

const TIMES = ['', '8:00', '10:30', '13:00', '', '', '19:00', '22:00'];
const THEN = ['', 'Porridge', 'An apple', 'Lentil soup', '', '', 'Trout', ''];
const NOW = ['', 'Porridge', '', 'Chicken salad', '', '', 'Trout', 'Milk'];
const ALL = { '1': true, '2': true, '3': true, '6': true };

const record = (
  ticks: DailyProgress['meals'],
  planned: Partial<DailyProgress['planned']> = {},
): DailyProgress => ({
  ...EMPTY_PROGRESS,
  date: '2026-11-24',
  meals: ticks,
  submittedAt: '2026-11-24T20:15:00.000Z',
  version: 1,
  planned: {
    planId: 'p',
    planName: 'Spring week',
    meals: THEN,
    mealTimings: TIMES,
    from: 'logged',
    ...planned,
  },
});
const day = (wishes: Partial<TrackedDay> = {}): TrackedDay => ({
  date: '2026-11-24',
  today: '2026-11-24',
  planned: { planId: 'p', planVersion: 2, planName: 'Spring week', meals: NOW, mealTimings: TIMES },
  hasAnyPlan: true,
  record: null,
  ...wishes,
});
const said = (rows: ReturnType<typeof mealsShown>) =>
  rows.map(({ index, meal, done, changedTo, isNew }) =>
    [index, meal, done ? 'done' : '', changedTo ? `→${changedTo.meal}` : '', isNew ? 'new' : '']
      .join(' ')
      .trim(),
  );

describe('the meals of a day on a screen', () => {
  test('[PROG-01] not logged, are those of the plan', () => {
    expect(said(mealsShown(day()))).toEqual(['1 Porridge', '3 Chicken salad', '6 Trout', '7 Milk']);
    expect(mealsShown(day())[0]).toEqual({
      index: 1,
      timing: '8:00',
      meal: 'Porridge',
      done: false,
    });
    expect(mealsShown(day({ planned: null }))).toEqual([]);
  });

  test('[HIST-02] logged, are its own; the dish that the plan has now stands beside, not done', () => {
    const shown = mealsShown(day({ record: record({ '3': true }) }));
    expect(said(shown)).toEqual([
      '1 Porridge',
      '2 An apple  →',
      '3 Lentil soup done →Chicken salad',
      '6 Trout',
      '7 Milk   new',
    ]);
  });

  test('[HIST-02] wholly done, nothing is changed; only what today has in addition is to come', () => {
    const done = day({ record: record(ALL) });
    expect(said(mealsShown(done))).toEqual([
      '1 Porridge done',
      '2 An apple done',
      '3 Lentil soup done',
      '6 Trout done',
      '7 Milk   new',
    ]);
    expect(mealsShown({ ...done, today: '2026-11-25' })).toHaveLength(4);
  });

  test('[HIST-01] once the plan is gone, are its own still', () => {
    expect(said(mealsShown(day({ record: record({ '3': true }), planned: null })))).toEqual([
      '1 Porridge',
      '2 An apple',
      '3 Lentil soup done',
      '6 Trout',
    ]);
  });

  test('[HIST-02] a tick whose dish nobody knows is not put on the dish there is now', () => {
    const gone = record({ '1': true, '3': true }, { ...NO_LOGGED_PLAN, from: 'gone' });
    expect(mealsShown(day({ record: gone })).some(({ done }) => done)).toBe(false);
  });

  test('[HIST-02] a form shows each tick on the dish that it was made for', () => {
    const editing = day({ record: record({ '3': true }) });
    const form = {
      meals: { '3': true, '7': true },
      dishes: { '3': 'Chicken salad', '7': 'Milk' },
      instead: {},
      picked: {},
    };
    expect(said(mealsShown(editing, form))).toEqual([
      '1 Porridge',
      '2 An apple  →',
      '3 Chicken salad done',
      '6 Trout',
      '7 Milk done',
    ]);
    // The plan changed after this was ticked but before it was sent.
    const draft = {
      meals: { '3': true },
      dishes: { '3': 'Lentil soup' },
      instead: {},
      picked: {},
    };
    expect(said(mealsShown(day(), draft))[1]).toBe('3 Lentil soup done →Chicken salad');
  });
});

describe('a day is complete', () => {
  test('[NOTIFY-05] once every meal is done', () => {
    expect(isComplete(day())).toBe(false);
    const same = day({ planned: null });
    expect(isComplete({ ...same, record: record({ '1': true }) })).toBe(false);
    expect(isComplete({ ...same, record: record(ALL) })).toBe(true);
  });

  test('[DAY-02] [NOTIFY-05] once each meal is done, was something else, or was skipped', () => {
    const instead = { '1': { kind: 'other', words: 'Pizza' } } as const;
    const logged = { ...record({ '2': true, '3': true }), instead };
    const of = { ...day({ planned: null }), record: logged };
    expect(isComplete(of)).toBe(false);
    const skipped = { ...instead, '6': { kind: 'skipped', words: '' } } as const;
    expect(isComplete({ ...of, record: { ...logged, instead: skipped } })).toBe(true);
    expect(mealsShown(of)[0]).toMatchObject({ meal: 'Porridge', done: false, instead: instead[1] });
  });

  test('[NOTIFY-05] without meals, once it is submitted', () => {
    const without = record({}, NO_LOGGED_PLAN);
    expect(isComplete(day({ planned: null, record: without }))).toBe(true);
    // Logged in the morning, before a plan arrived at noon.
    expect(isComplete(day({ record: without }))).toBe(false);
  });
});

test('[REUSE-03] what was picked says of how many, where its dish still is one of several', () => {
  expect(pickedWords('Porridge', 'Porridge\nor\nToast')).toBe('Porridge (picked of 2)');
  expect(pickedWords('Porridge', 'Porridge or toast')).toBe('Porridge');
});
