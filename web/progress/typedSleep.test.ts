import { expect, test } from 'vitest';
import { sleepHoursOf } from './sleep.ts';
import { isSameSleep, sleepQuestion, typedSleep } from './typedSleep.ts';

test.each([
  ['7h30', 7.5],
  ['7 h 30 min', 7.5],
  ['७ घंटे ३० मिनट', 7.5],
  ['٧٫٥', 7.5],
  ['7½ hours', 7.5],
  ['7:30', 7.5],
  ['', null],
])('[TREND-05] %j typed as sleep', (typed, hours) => {
  expect(sleepHoursOf(typedSleep(typed))).toBe(hours);
});

test('[TREND-05] what is no span of time stays as it was typed, and so does what the draft reads', () => {
  for (const typed of ['well', '7 kg', '7,', '7:30']) expect(typedSleep(typed)).toBe(typed);
  expect(isSameSleep('7h30', '7.5')).toBe(true);
  expect(isSameSleep('7h30', '7')).toBe(false);
});

test('[TREND-05] an unusual night is asked about; an impossible one is refused instead', () => {
  for (const hours of [null, 0, 2, 7.5, 16, 24.5, Number.NaN])
    expect(sleepQuestion(hours)).toBe('');
  expect(sleepQuestion(16.5)).toBe('16.5 hours is unusual. Is it right?');
  expect(sleepQuestion(1)).toBe('1 hour is unusual. Is it right?');
});
