import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../day.ts';
import type { PlanInput } from './planSchema.ts';
import { endsLateWords, reasonsToConfirm, type StoredPlan, takeBackRefusal } from './upload.ts';
import { emptyPlan } from './week.ts';

const TODAY = '2026-11-22';
const MONDAY = '2026-11-23';

function week(startDate: Day, wishes: Partial<PlanInput> = {}): PlanInput {
  const plan = emptyPlan(startDate);
  const weeklyDietPlan = plan.weeklyDietPlan.map((day) => ({ ...day, meals: ['Oats'] }));
  return { ...plan, name: 'New week', weeklyDietPlan, ...wishes };
}

const stored = (
  id: string,
  startDate: Day,
  uploadedAt = `2026-11-0${id}T08:00:00.000Z`,
): StoredPlan => ({
  id,
  name: `Week ${id}`,
  startDate,
  uploadedAt,
});

const upload = (plan: PlanInput, others: readonly StoredPlan[] = []) =>
  reasonsToConfirm(plan, { today: TODAY, around: others, before: null });

function update(
  plan: PlanInput,
  before: PlanInput & Partial<StoredPlan>,
  others: readonly StoredPlan[] = [],
) {
  const own = { ...stored('5', before.startDate), ...before };
  return reasonsToConfirm(plan, { today: TODAY, around: [...others, own], before: own });
}

describe('[HIST-05] an upload is asked about once', () => {
  it('not where it has meals, days to come, and nobody else’s', () => {
    expect(upload(week(MONDAY), [stored('1', addDays(MONDAY, 7))])).toEqual({});
    expect(upload(week(MONDAY), [stored('1', addDays(MONDAY, -7))])).toEqual({});
  });

  it('where it takes days of another plan, naming them and that plan', () => {
    expect(upload(week(MONDAY), [stored('3', addDays(MONDAY, -4))])).toEqual({
      'replaces-days':
        'Mon 23 Nov to Wed 25 Nov are now planned by “Week 3”; this plan would take their place.',
    });
    expect(upload(week(MONDAY), [stored('3', addDays(MONDAY, 6))])).toEqual({
      'replaces-days': 'Sun 29 Nov is now planned by “Week 3”; this plan would take its place.',
    });
  });

  it('for each plan by the days that it holds, not those that it lost already', () => {
    const whole = stored('1', MONDAY);
    const later = stored('2', addDays(MONDAY, 5));
    expect(upload(week(MONDAY), [whole, later])['replaces-days']).toBe(
      'Mon 23 Nov to Fri 27 Nov are now planned by “Week 1”; this plan would take their place. Sat 28 Nov to Sun 29 Nov are now planned by “Week 2”; this plan would take their place.',
    );
    expect(upload(week(MONDAY), [whole, stored('2', MONDAY)])['replaces-days']).not.toContain(
      'Week 1',
    );
  });

  it('where no meal is written in it', () => {
    const blank = week(MONDAY, { weeklyDietPlan: [{ date: MONDAY, meals: [' ', '\n'] }] });
    expect(upload(blank)).toEqual({
      'no-meals': 'The plan has no meals: Mon 23 Nov to Sun 29 Nov would be empty.',
    });
  });

  it('where all of it is past, and not while its seventh day is today', () => {
    expect(upload(week(addDays(TODAY, -7)))).toEqual({
      past: 'All of its days have passed: the last was 21 Nov 2026.',
    });
    expect(upload(week(addDays(TODAY, -6)))).toEqual({});
  });

  it('where it ends after its seventh day', () => {
    expect(upload(week(MONDAY, { endDate: '2026-12-06' }))).toEqual({
      'ends-late':
        'Meals are planned until Sun 29 Nov, the seventh day; for Mon 30 Nov to Sun 6 Dec this plan has none.',
    });
    expect(upload(week(MONDAY, { endDate: '2026-11-25' }))).toEqual({});
    expect(endsLateWords(MONDAY, '2026-11-30')).toContain('for Mon 30 Nov this plan has none.');
  });

  it('for all reasons at once', () => {
    const plan = { ...emptyPlan('2026-10-05'), endDate: '2026-10-12' };
    expect(Object.keys(upload(plan, [stored('1', '2026-10-07')]))).toEqual([
      'replaces-days',
      'no-meals',
      'past',
      'ends-late',
    ]);
  });
});

describe('[HIST-05] an update is asked about for what it makes worse', () => {
  it('not for its own days, however many plans lie around them', () => {
    expect(update(week(MONDAY, { name: 'Better' }), week(MONDAY), [stored('1', MONDAY)])).toEqual(
      {},
    );
    expect(update(week(MONDAY), week(MONDAY), [stored('9', addDays(MONDAY, 2))])).toEqual({});
  });

  it('for the days that it comes to, held by a plan uploaded before it', () => {
    const moved = week(addDays(MONDAY, 2));
    expect(update(moved, week(MONDAY), [stored('1', addDays(MONDAY, 7))])['replaces-days']).toBe(
      'Mon 30 Nov to Tue 1 Dec are now planned by “Week 1”; this plan would take their place.',
    );
    expect(update(moved, week(MONDAY), [stored('9', addDays(MONDAY, 7))])).toEqual({});
  });

  it('not for a word in a plan of last month, nor for an end date it had', () => {
    const old = week('2026-10-05', { endDate: '2026-10-20' });
    expect(update({ ...old, name: 'Mended' }, old)).toEqual({});
    expect(Object.keys(update({ ...old, endDate: '2026-10-21' }, old))).toEqual(['ends-late']);
  });

  it('for moving it wholly into the past, and for emptying it', () => {
    expect(Object.keys(update(week('2026-10-05'), week(MONDAY)))).toEqual(['past']);
    expect(Object.keys(update(emptyPlan(MONDAY), week(MONDAY)))).toEqual(['no-meals']);
    expect(update(emptyPlan(MONDAY), emptyPlan(MONDAY))).toEqual({});
  });
});

const plan = (name: string, daysLogged = 0, isChanged = false) => ({ name, daysLogged, isChanged });

it('[REUSE-02] several weeks are taken back only while no day is logged on them and nobody changed one', () => {
  expect(takeBackRefusal([plan('One'), plan('Two')])).toBeNull();
  expect(takeBackRefusal([plan('One', 1), plan('Two')])).toMatchObject({
    code: 'weeks-logged',
    message: expect.stringMatching(/^One day is logged on “One” already\./),
  });
  expect(takeBackRefusal([plan('One', 1), plan('Two', 2, true)])?.message).toMatch(
    /^3 days are logged on “One” and “Two” already\./,
  );
  expect(takeBackRefusal([plan('One', 0, true), plan('Two')])).toMatchObject({
    code: 'weeks-changed',
    message: expect.stringMatching(/^“One” was changed since the upload\./),
  });
  expect(takeBackRefusal([plan('One', 0, true), plan('Two', 0, true)])?.message).toMatch(
    /^“One” and “Two” were changed/,
  );
});
