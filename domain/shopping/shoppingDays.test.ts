import { describe, expect, test } from 'vitest';
import { daysFrom } from '../day.ts';
import {
  daysAhead,
  daysAtFirst,
  daysNamed,
  namesOf,
  nextWeek,
  restOfWeek,
  withoutEaten,
} from './shoppingList.ts';

const WEDNESDAY = '2026-11-25';
const SUNDAY = '2026-11-29';
const planned = (ids: string) =>
  daysFrom('2026-11-23', 14).map((date, at) => ({
    date,
    planId: ids[at] === '-' ? null : (ids[at] ?? null),
  }));

describe('the days to shop for', () => {
  test('[WEEK-02] are those from today to the end of next week', () => {
    expect(daysAhead(WEDNESDAY)).toEqual(daysFrom(WEDNESDAY, 12));
    expect(daysAhead(SUNDAY)).toEqual(daysFrom(SUNDAY, 8));
    expect(restOfWeek(SUNDAY)).toEqual([SUNDAY]);
    expect(nextWeek(SUNDAY)).toEqual(daysFrom('2026-11-30', 7));
  });

  test.each([
    ['aaaaaaabbbbbbb', WEDNESDAY, 5],
    ['-aaaaaaa------', WEDNESDAY, 6],
    ['aabbbbbbbaaaaa', WEDNESDAY, 7],
    ['aaaaaaaaaaaaaa', WEDNESDAY, 12],
    ['--------bbbbbb', '2026-12-01', 6],
    ['aa------------', WEDNESDAY, 5],
    ['--------------', WEDNESDAY, 5],
  ])('[WEEK-02] with the plans %s they begin at first on %s, and are %i', (ids, first, count) => {
    expect(daysAtFirst(planned(ids), WEDNESDAY)).toEqual(daysFrom(first, count));
  });

  test('[WEEK-02] are in the address, which names no day that is over or far', () => {
    const two = [SUNDAY, '2026-12-01'];
    expect(namesOf(two.toReversed(), WEDNESDAY)).toBe('2026-11-29.2026-12-01');
    expect(daysNamed('2026-11-29.2026-12-01', WEDNESDAY)).toEqual(two);
    expect(namesOf(restOfWeek(WEDNESDAY), WEDNESDAY)).toBe('this');
    expect(daysNamed('this', WEDNESDAY)).toEqual(restOfWeek(WEDNESDAY));
    expect(daysNamed(namesOf(nextWeek(WEDNESDAY), WEDNESDAY), WEDNESDAY)).toEqual(
      nextWeek(WEDNESDAY),
    );
    expect(daysNamed('2026-11-24.2026-12-07.x', WEDNESDAY)).toEqual([]);
    expect(daysNamed(null, WEDNESDAY)).toBeNull();
  });
});

test('[FOOD-06] what is eaten already is not bought, nor what something else was eaten instead of', () => {
  const day = (date: string) => ({
    date,
    meals: ['Oats', 'Soup', 'Rice', 'Fish'],
    mealTimings: [],
  });
  const eaten = { date: WEDNESDAY, meals: { '0': true, '2': false }, instead: { '1': {} } };
  expect(withoutEaten([day(WEDNESDAY), day(SUNDAY)], eaten)).toEqual([
    { ...day(WEDNESDAY), meals: ['', '', 'Rice', 'Fish'] },
    day(SUNDAY),
  ]);
  expect(withoutEaten([day(SUNDAY)], null)).toEqual([day(SUNDAY)]);
});
