import { expect, it } from 'vitest';
import { addDays } from '../day.ts';
import type { Aim } from './goal.ts';
import { type Body, goesFurther, unknownOf, unsafeReasons } from './safeBounds.ts';

const TODAY = '2026-11-24';
const body: Body = { weight: 80, height: 1.75, dateOfBirth: '1990-05-01', pregnancy: null };
const nothing: Body = { weight: null, height: null, dateOfBirth: null, pregnancy: null };
const aim = (target: number, weeks: number, wishes: Partial<Aim> = {}): Aim => ({
  kind: 'weight',
  words: '',
  target,
  unit: 'kg',
  start: null,
  beginsOn: TODAY,
  endsOn: addDays(TODAY, weeks * 7),
  ...wishes,
});

it('[GOAL-03] losing up to 1 % of the weight a week is safe, more is not', () => {
  expect(unsafeReasons(aim(72, 10), body, TODAY)).toEqual([]);
  expect(unsafeReasons(aim(71.9, 10), body, TODAY)).toEqual(['too-fast']);
  // Computed from the remaining time, not from the planned one.
  expect(unsafeReasons(aim(72, 10), body, addDays(TODAY, 7))).toEqual(['too-fast']);
  // The goal begins later: the weeks until then do not count.
  const later = aim(72, 10, { beginsOn: addDays(TODAY, 7) });
  expect(unsafeReasons(later, body, TODAY)).toEqual(['too-fast']);
});

it('[GOAL-03] in pounds as in kilograms', () => {
  const pounds = (target: number) => aim(target, 10, { unit: 'lb' });
  // 80 kg are 176.4 lb, and 1 % of that a week are 17.6 lb in ten weeks.
  expect(unsafeReasons(pounds(158.8), body, TODAY)).toEqual([]);
  expect(unsafeReasons(pounds(158.7), body, TODAY)).toEqual(['too-fast']);
});

it('[GOAL-03] a weight under a BMI of 18.5 is not safe, unless it is a gain on what was measured', () => {
  // 18.5 × 1.75² = 56.66 kg.
  const light = { ...body, weight: 60 };
  expect(unsafeReasons(aim(56.7, 20), light, TODAY)).toEqual([]);
  expect(unsafeReasons(aim(56.6, 20), light, TODAY)).toEqual(['underweight']);
  expect(unsafeReasons(aim(55, 20), { ...light, weight: 50 }, TODAY)).toEqual([]);
  expect(unsafeReasons(aim(50, 20), { ...light, weight: 50 }, TODAY)).toEqual(['underweight']);
  expect(unsafeReasons(aim(50, 4), light, TODAY)).toEqual(['too-fast', 'underweight']);
  // A typed start weight does not prove a gain.
  const unmeasured = { ...body, weight: null };
  for (const start of [35.2, 34.8])
    expect(unsafeReasons(aim(35, 20, { start }), unmeasured, TODAY)).toEqual(['underweight']);
});

it('[GOAL-03] without a height the pace is asked all the same, without a weight what was typed', () => {
  expect(unsafeReasons(aim(50, 4), { ...body, weight: 60, height: null }, TODAY)).toEqual([
    'too-fast',
  ]);
  expect(unsafeReasons(aim(70, 4, { start: 80 }), nothing, TODAY)).toEqual(['too-fast']);
  // The measured weight counts, whatever start weight is typed.
  expect(unsafeReasons(aim(70, 4, { start: 71 }), body, TODAY)).toEqual(['too-fast']);
});

it('[GOAL-03] a weight and a height have to be known, but for a gain on what was measured', () => {
  expect(unknownOf(aim(50, 2), nothing)).toEqual(['weight', 'height']);
  expect(unknownOf(aim(50, 2), { ...nothing, height: 1.7 })).toEqual(['weight']);
  expect(unknownOf(aim(50, 2, { start: 52 }), { ...nothing, height: 1.7 })).toEqual([]);
  for (const start of [52, 48])
    expect(unknownOf(aim(50, 2, { start }), nothing)).toEqual(['height']);
  expect(unknownOf(aim(70, 20), { ...nothing, weight: 80 })).toEqual(['height']);
  expect(unknownOf(aim(81, 2), { ...nothing, weight: 80 })).toEqual([]);
  expect(unknownOf({ ...aim(50, 2), kind: 'waist', unit: 'cm' }, nothing)).toEqual([]);
});

it('[GOAL-03] [TREND-06] under 18, pregnant or breastfeeding no weight is within bounds, and no BMI counts', () => {
  const young = { ...body, dateOfBirth: '2008-11-25' };
  for (const target of [79, 81, 50])
    expect(unsafeReasons(aim(target, 100), young, TODAY)).toEqual(['under-age']);
  expect(unsafeReasons(aim(79, 10), { ...young, dateOfBirth: '2008-11-24' }, TODAY)).toEqual([]);
  for (const pregnancy of ['pregnant', 'breastfeeding'] as const)
    expect(unsafeReasons(aim(79, 10), { ...body, pregnancy }, TODAY)).toEqual(['pregnancy']);
  expect(unsafeReasons(aim(70, 2), young, TODAY)).toEqual(['under-age', 'too-fast']);
});

it('[GOAL-03] a reason that was given serves until the goal goes further', () => {
  const before = aim(50, 20);
  const further = (after: Aim) => goesFurther(after, before, { ...body, weight: 60 }, TODAY);
  expect(further(before)).toBe(false);
  expect(further(aim(51, 20))).toBe(false);
  expect(further(aim(50, 21))).toBe(false);
  expect(further(aim(110.2, 20, { unit: 'lb' }))).toBe(true);
  expect(further(aim(49.9, 20))).toBe(true);
  expect(further(aim(49, 90))).toBe(true);
  expect(further(aim(50, 19))).toBe(true);
  expect(further(aim(50, 20, { beginsOn: addDays(TODAY, 7) }))).toBe(true);
  // Without a measured weight, the typed start weight decides how far the goal goes.
  const typed = (start: number | null) =>
    goesFurther(aim(50, 20, { start }), aim(50, 20, { start: 55 }), nothing, TODAY);
  expect([typed(54), typed(55), typed(57), typed(null)]).toEqual([false, false, true, true]);
});

it('[GOAL-03] other kinds have no such bounds, and a gain has no pace', () => {
  expect(unsafeReasons({ ...aim(60, 1), kind: 'waist', unit: 'cm' }, body, TODAY)).toEqual([]);
  expect(unsafeReasons(aim(120, 1), body, TODAY)).toEqual([]);
});
