import { describe, expect, test } from 'vitest';
import { sleepText } from './dayShown.ts';
import { isSameSleep, sleepHoursOf, sleepQuestion, stepSleep, typedSleep } from './sleep.ts';

describe('hours of sleep', () => {
  test.each([
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['7:30', 7.5],
    [' 8 ', 8],
    ['0', 0],
    ['.5', 0.5],
    ['8.', 8],
    ['-1', -1],
    ['25', 25],
  ])('[PROG-03] %j is %d', (typed, hours) => {
    expect(sleepHoursOf(typed)).toBe(hours);
  });

  test('[PROG-03] a blank is no number of hours, and words are not a number', () => {
    expect(sleepHoursOf('')).toBeNull();
    expect(sleepHoursOf('   ')).toBeNull();
    for (const words of ['well', '7h', '1e1', '7:60', '7.5.1', 'Infinity'])
      expect(sleepHoursOf(words)).toBeNaN();
  });

  test('[PROG-03] is shown as it was stored', () => {
    expect(sleepText(null)).toBe('');
    expect(sleepText(0)).toBe('0');
    expect(sleepText(7.25)).toBe('7.25');
  });

  test('[PROG-03] steps by half hours, on the half hour, within a day', () => {
    expect(stepSleep('7.5', 1)).toBe('8');
    expect(stepSleep('7.5', -1)).toBe('7');
    expect(stepSleep('7.25', 1)).toBe('7.5');
    expect(stepSleep('7.25', -1)).toBe('7');
    expect(stepSleep('24', 1)).toBe('24');
    expect(stepSleep('0', -1)).toBe('0');
    expect(stepSleep('', 1)).toBe('8');
    expect(stepSleep('well', -1)).toBe('8');
  });
});

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
