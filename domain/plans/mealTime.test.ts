import { describe, expect, test } from 'vitest';
import { clockTimeOf, mealTimeOf, minutesOfDay } from './mealTime.ts';
import { DEFAULT_TIMINGS } from './plan.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('the time in a timing', () => {
  test.each([
    ['8:00', at(8)],
    ['08.30', at(8, 30)],
    ['7 am', at(7)],
    ['7:30PM', at(19, 30)],
    ['12 am', at(0)],
    ['12:15 pm', at(12, 15)],
    ['Lunch 13:15', at(13, 15)],
    ['Breakfast (8:30 a.m.)', at(8, 30)],
    ['8-9 am', at(8)],
    ['7:00 - 7:30 pm', at(19)],
    ['19h30', at(19, 30)],
    ['Meal 3, 16:45', at(16, 45)],
    ['23:59', at(23, 59)],
  ])('[HOME-01] %j', (timing, minutes) => {
    expect(clockTimeOf(timing)).toBe(minutes);
  });

  test.each([
    '',
    'Breakfast',
    'Meal 3',
    '2 hours after lunch',
    '25:00',
    '8:75',
    '13 pm',
    '1500 kcal',
  ])('[HOME-01] %j names none', (timing) => {
    expect(clockTimeOf(timing)).toBeNull();
  });
});

describe('the part of the day in a timing', () => {
  test('[HOME-01] the timings a new plan starts with come one after the other', () => {
    const times = DEFAULT_TIMINGS.map(mealTimeOf);
    expect(times).not.toContain(null);
    expect(times).toEqual(times.toSorted((one, other) => Number(one) - Number(other)));
    expect(new Set(times).size).toBe(times.length);
  });

  test.each([
    ['On waking', 'Breakfast'],
    ['Breakfast', 'Brunch'],
    ['Brunch', 'Midday'],
    ['Lunch', 'High tea'],
    ['High tea', 'Supper'],
    ['Afternoon tea', 'Evening'],
    ['Evening', 'Late night'],
  ])('[HOME-01] %j comes before %j', (earlier, later) => {
    expect(Number(mealTimeOf(earlier))).toBeLessThan(Number(mealTimeOf(later)));
  });

  test('[HOME-01] a written time wins over the word', () => {
    expect(mealTimeOf('Dinner at 6:30 pm')).toBe(at(18, 30));
  });

  test('[HOME-01] other words name none', () => {
    expect(mealTimeOf('Meal 3')).toBeNull();
    expect(mealTimeOf('')).toBeNull();
  });
});

describe('the clock on the wall', () => {
  test('[PROG-09] is that of the customer', () => {
    const now = new Date('2026-11-24T18:20:00.000Z');
    expect(minutesOfDay('UTC', now)).toBe(at(18, 20));
    expect(minutesOfDay('Asia/Kathmandu', now)).toBe(at(0, 5));
    expect(minutesOfDay('America/New_York', now)).toBe(at(13, 20));
  });
});
