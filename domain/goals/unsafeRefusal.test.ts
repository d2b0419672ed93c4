import { expect, it } from 'vitest';
import { addDays } from '../day.ts';
import type { Aim } from './goal.ts';
import { type Body, unsafeRefusal, unsafeToAccept } from './safeBounds.ts';

const TODAY = '2026-11-24';
const body: Body = { weight: 80, height: 1.75, dateOfBirth: '1990-05-01', pregnancy: null };
const aim = (target: number, weeks: number): Aim => ({
  kind: 'weight',
  words: '',
  target,
  unit: 'kg',
  start: null,
  beginsOn: TODAY,
  endsOn: addDays(TODAY, weeks * 7),
});
const asked = { today: TODAY, by: 'customer', reason: 'I want to', hidesNumbers: false } as const;
const byDietician = { ...asked, by: 'dietician', reason: '' } as const;

it('[GOAL-03] a customer is refused kindly, with the date by which it would be safe', () => {
  expect(unsafeRefusal(aim(72, 4), body, asked)).toEqual({
    code: 'unsafe-goal',
    message:
      'This is faster than is healthy. Up to 0.8 kg a week is safe (1 % of the weight). It is slow enough with Tue 2 Feb 2027 as its date.\nYour dietician can look at it with you.',
  });
  expect(unsafeRefusal(aim(72, 10), body, asked)).toBeNull();
  const hidden = unsafeRefusal(aim(50, 4), body, { ...asked, hidesNumbers: true });
  expect(hidden?.message.replace(/\d+ \w{3} \d{4}/, '')).not.toMatch(/\d/);
});

it('[GOAL-03] where too little is known a customer is told what to add, and a dietician decides', () => {
  const unknown = { ...body, weight: null, height: null };
  expect(unsafeRefusal(aim(50, 2), unknown, asked)).toEqual({
    code: 'body-unknown',
    message:
      'Add your weight and height to your profile first: without them nobody can tell whether this goal is good for you.',
  });
  expect(unsafeRefusal(aim(50, 2), unknown, byDietician)).toBeNull();
});

it('[GOAL-03] [TREND-06] under 18 and in pregnancy the dietician sets it with a reason; the customer reads no BMI', () => {
  for (const who of [
    { ...body, dateOfBirth: '2012-01-01' },
    { ...body, pregnancy: 'pregnant' as const },
  ]) {
    const refusal = unsafeRefusal(aim(50, 4), who, asked);
    expect(refusal?.message).toMatch(/a goal for your weight is set by your dietician\.\n/);
    expect(refusal?.message).not.toMatch(/BMI|\d|faster/);
    expect(unsafeRefusal(aim(79, 10), who, byDietician)?.code).toBe('reason-needed');
    expect(unsafeRefusal(aim(79, 10), who, { ...byDietician, reason: 'With her.' })).toBeNull();
  }
});

it('[GOAL-03] a dietician is asked for a reason, a line for each bound, and sets it with one', () => {
  const refusal = unsafeRefusal(aim(50, 4), body, byDietician);
  expect(refusal?.code).toBe('reason-needed');
  expect(refusal?.message.split('\n')).toEqual([
    expect.stringMatching(/^This is faster /),
    'This is a lower weight than is healthy for this height. From 56.7 kg on it is healthy (BMI 18.5).',
    'If you still want it, say why.',
  ]);
  const withReason = { ...byDietician, reason: 'Before surgery.' };
  expect(unsafeRefusal(aim(50, 4), body, withReason)).toBeNull();
});

it('[GOAL-03] it is asked once more before a goal is accepted, which is no faster for a week of waiting', () => {
  const waited = { ...asked, reason: '', today: addDays(TODAY, 7) };
  expect(unsafeToAccept(aim(72, 10), body, waited)).toBeNull();
  const longer = { ...waited, today: addDays(TODAY, 8) };
  expect(unsafeToAccept(aim(72, 10), body, longer)?.code).toBe('unsafe-goal');
  expect(unsafeToAccept(aim(72, 10), body, { ...longer, by: 'dietician' })?.message).toMatch(
    /\nEdit it and say why, or decline it\.$/,
  );
  expect(unsafeToAccept(aim(72, 10), body, { ...longer, reason: 'For surgery.' })).toBeNull();
});
