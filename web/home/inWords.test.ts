import { describe, expect, test } from 'vitest';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { emptyPlan, startingOn } from '#domain/plans/week.ts';
import {
  dayState,
  doneWords,
  inactiveCoaching,
  inactiveWords,
  noPlanNow,
  noPlanToday,
  periodWords,
  todayNote,
} from './inWords.ts';

const meals = ['', 'Oats', '', 'Soup', '', '', '', ''];

test.each([
  [{ planId: 'p', meals, logged: 'all' }, 'All done'],
  [{ planId: 'p', meals, logged: 'some', done: 1 }, '1 of 2'],
  [{ planId: 'p', meals, logged: 'some', done: null }, 'Logged'],
  [{ planId: 'p', meals, logged: 'none' }, '2 meals'],
  [{ planId: 'p', meals: ['', 'Oats'], logged: 'none' }, '1 meal'],
  [{ planId: 'p', meals: [' '], logged: 'none' }, 'No meals'],
  [{ planId: null, meals, logged: 'none' }, 'No plan'],
])('[HOME-01] a folded day says how it stands: %j', (day, words) => {
  expect(dayState(day as never)).toBe(words);
});

test('[HOME-01] the day is called done once every meal is', () => {
  expect([doneWords(7, 7), doneWords(3, 7)]).toEqual(['Every meal done', '3 of 7 done']);
});

test('[HOME-02] paused coaching is to be resumed, ended coaching says on which day and is to be renewed', () => {
  const coaching = { startDate: '2026-11-01', endDate: '2026-11-20' } as never;
  expect(inactiveWords('paused', { coaching })).toMatchObject({
    title: 'Your coaching is paused.',
    text: expect.stringMatching(/once it is resumed\.$/),
  });
  expect(inactiveWords('expired', { coaching })).toMatchObject({
    title: 'Your coaching period ended on Friday 20 November.',
    text: expect.stringMatching(/once it is renewed\.$/),
  });
});

test('[HOME-01] coaching rests while it is paused and once it is over; without dates it goes on', () => {
  const of = (standing: 'active' | 'paused' | 'expired' | 'not_set') =>
    inactiveCoaching({ coaching: { standing, endDate: null } });
  expect([of('active'), of('not_set'), of('paused'), of('expired')]).toEqual([
    null,
    null,
    'paused',
    'expired',
  ]);
  expect(inactiveCoaching({ coaching: null })).toBeNull();
});

const TODAY = '2026-11-24';
const planFrom = (startDate: string): DietPlan => ({
  ...emptyPlan(startDate),
  id: 'new',
  name: 'Week 4',
  uploadedAt: '2026-11-20T08:00:00.000Z',
  lastModified: '2026-11-20T08:00:00.000Z',
  version: 1,
});
const of = (planId: string, planName: string) => ({
  planId,
  planVersion: 1,
  planName,
  meals: [],
  mealTimings: [],
});

describe('when the latest plan is not the one of today', () => {
  test('[PROG-08] nothing is said while today follows it', () => {
    expect(todayNote(planFrom('2026-11-23'), of('new', 'Week 4'), TODAY)).toBeNull();
  });

  test('[PROG-08] the plan that today still follows is named', () => {
    expect(todayNote(planFrom('2026-11-30'), of('old', 'Week 3'), TODAY)).toBe(
      'Today follows “Week 3”. Your newest plan begins on Monday 30 November.',
    );
  });

  test('[HOME-02] once all plans are deleted', () => {
    expect(noPlanToday({ hasMeals: false, isLogged: true })).toBe(
      'No meals are planned for today.',
    );
    expect(noPlanToday({ hasMeals: true, isLogged: true })).toBe(
      'The plan of today was deleted. What you logged stays.',
    );
    expect(noPlanToday({ hasMeals: true, isLogged: false })).toBe('The plan of today was deleted.');
    expect(noPlanNow(false)).toBe(
      'There is no plan right now. Your dietician will write the next one.',
    );
    expect(noPlanNow(true)).toBe('There is no plan now.');
  });

  test('[HOME-01] a plan still to come', () => {
    expect(todayNote(planFrom('2026-11-25'), null, TODAY)).toBe(
      'No meals are planned for today. Your newest plan begins on Wednesday 25 November.',
    );
  });

  test('[HOME-01] a week that is over, also when its end date was chosen later', () => {
    const over = { ...planFrom('2026-11-16'), endDate: '2026-12-31' };
    expect(todayNote(over, null, TODAY)).toMatch(/ran until Sunday 22 November/);
    const moved = startingOn(over, '2026-11-17');
    expect(todayNote(moved, null, TODAY)).toMatch(/ran until Monday 23 November/);
  });
});

test('[HOME-01] no next plan is promised while the coaching rests', () => {
  const over = planFrom('2026-11-16');
  expect(todayNote(over, null, TODAY)).toMatch(/your dietician will write the next ones\.$/);
  expect(todayNote(over, null, TODAY, true)).toMatch(/ran until Sunday 22 November\.$/);
});

describe('the period of a plan', () => {
  test('[HOME-01] in words, with the years it needs', () => {
    expect(periodWords({ startDate: '2026-11-23', endDate: '2026-11-29' })).toBe(
      'Mon 23 Nov – Sun 29 Nov 2026',
    );
    expect(periodWords({ startDate: '2026-12-28', endDate: '2027-01-03' })).toBe(
      'Mon 28 Dec 2026 – Sun 3 Jan 2027',
    );
  });
});
