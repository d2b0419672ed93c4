import { expect, test } from 'vitest';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { loggedMeals } from './logged.tsx';

const PLAN = { id: 'week', startDate: '2026-11-23' };

const day = (date: string, about: Pick<DailyProgress, 'meals' | 'instead'>, planId = 'week') => ({
  date,
  record: {
    date,
    ...about,
    picked: {},
    waterIntake: '',
    sleepHours: null,
    mood: '',
    dietScore: null,
    notes: '',
    submittedAt: '',
    version: 1,
    planned: {
      planId,
      planName: '',
      meals: ['', 'Oats', '', 'Soup', '', '', 'Rice', 'Tea'],
      mealTimings: [],
      from: 'logged' as const,
    },
  },
});

test('[PLAN-05] a cell of a plan being edited says what the customer logged for it: done, something else, skipped', () => {
  const tuesday = day('2026-11-24', {
    meals: { '0': true, '1': true },
    instead: {
      '3': { kind: 'other', words: 'pizza' },
      '6': { kind: 'skipped', words: '' },
    },
  });
  expect([...loggedMeals([tuesday, { date: '2026-11-25', record: null }], PLAN)]).toEqual([
    ['weeklyDietPlan.1.meals.1', { sign: 'done', words: 'Done' }],
    ['weeklyDietPlan.1.meals.3', { sign: 'other', words: expect.stringContaining('pizza') }],
    ['weeklyDietPlan.1.meals.6', { sign: 'skipped', words: expect.stringMatching(/skipped/i) }],
  ]);
});

test('[HIST-04] a day logged against another plan says nothing of this one', () => {
  const other = day('2026-11-24', { meals: { '1': true }, instead: {} }, 'another week');
  expect(loggedMeals([other], PLAN).size).toBe(0);
});
