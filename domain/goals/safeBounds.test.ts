import { expect, it } from 'vitest';
import { addDays } from '../day.ts';
import type { Aim } from './goal.ts';
import { metresOf, unsafeReasons, unsafeRefusal } from './safeBounds.ts';

const TODAY = '2026-11-24';
const body = { weight: 80, height: 1.75 };
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
  // By what is left of the time, not by what was planned once.
  expect(unsafeReasons(aim(72, 10), body, addDays(TODAY, 7))).toEqual(['too-fast']);
  // It begins later: the weeks until then do not count.
  const later = aim(72, 10, { beginsOn: addDays(TODAY, 7) });
  expect(unsafeReasons(later, body, TODAY)).toEqual(['too-fast']);
});

it('[GOAL-03] in pounds as in kilograms', () => {
  const pounds = (target: number) => aim(target, 10, { unit: 'lb' });
  // 80 kg are 176.4 lb, and 1 % of that a week are 17.6 lb in ten weeks.
  expect(unsafeReasons(pounds(158.8), body, TODAY)).toEqual([]);
  expect(unsafeReasons(pounds(158.7), body, TODAY)).toEqual(['too-fast']);
});

it('[GOAL-03] a weight under a BMI of 18.5 is not safe, unless it is a gain', () => {
  // 18.5 × 1.75² = 56.66 kg.
  const light = { weight: 60, height: 1.75 };
  expect(unsafeReasons(aim(56.7, 20), light, TODAY)).toEqual([]);
  expect(unsafeReasons(aim(56.6, 20), light, TODAY)).toEqual(['underweight']);
  expect(unsafeReasons(aim(55, 20), { ...light, weight: 50 }, TODAY)).toEqual([]);
  expect(unsafeReasons(aim(50, 20), { ...light, weight: 50 }, TODAY)).toEqual(['underweight']);
  expect(unsafeReasons(aim(50, 4), light, TODAY)).toEqual(['too-fast', 'underweight']);
});

it('[GOAL-03] without a height the pace is asked all the same, without a weight what was typed', () => {
  expect(unsafeReasons(aim(50, 4), { weight: 60, height: null }, TODAY)).toEqual(['too-fast']);
  const typed = aim(70, 4, { start: 80 });
  expect(unsafeReasons(typed, { weight: null, height: null }, TODAY)).toEqual(['too-fast']);
  expect(unsafeReasons(aim(70, 4), { weight: null, height: null }, TODAY)).toEqual([]);
  // What was measured counts, whatever is typed as the beginning.
  const low = aim(70, 4, { start: 71 });
  expect(unsafeReasons(low, body, TODAY)).toEqual(['too-fast']);
  expect(metresOf(70, 'inches')).toBeCloseTo(1.778);
  expect(metresOf(null, 'cm')).toBeNull();
});

it('[GOAL-03] other kinds have no such bounds, and a gain has no pace', () => {
  expect(unsafeReasons({ ...aim(60, 1), kind: 'waist', unit: 'cm' }, body, TODAY)).toEqual([]);
  expect(unsafeReasons(aim(120, 1), body, TODAY)).toEqual([]);
});

it('[GOAL-03] a customer is refused kindly, with the date by which it would be safe', () => {
  const asked = { today: TODAY, by: 'customer', reason: 'I want to', hidesNumbers: false } as const;
  const refusal = unsafeRefusal(aim(72, 4), body, asked);
  expect(refusal).toEqual({
    code: 'unsafe-goal',
    message:
      'This is faster than is good for the body: more than 1 % of the weight a week, here 0.8 kg. With 2 Feb 2027 as its date it is not. Your dietician can look at it with you.',
  });
  expect(unsafeReasons(aim(72, 10), body, TODAY)).toEqual([]);
  const hidden = unsafeRefusal(aim(50, 4), body, { ...asked, hidesNumbers: true });
  expect(hidden?.message.replace(/\d+ \w{3} \d{4}/, '')).not.toMatch(/\d/);
  expect(unsafeRefusal(aim(72, 10), body, asked)).toBeNull();
});

it('[GOAL-03] a dietician is asked for a reason, and sets it with one', () => {
  const asked = { today: TODAY, by: 'dietician', hidesNumbers: false } as const;
  const refusal = unsafeRefusal(aim(50, 4), body, { ...asked, reason: '' });
  expect(refusal?.code).toBe('reason-needed');
  expect(refusal?.message).toContain('from 56.7 kg on, a BMI of 18.5');
  expect(unsafeRefusal(aim(50, 4), body, { ...asked, reason: 'Before surgery.' })).toBeNull();
});
