import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import {
  type Baskets,
  isFull,
  isTicked,
  OWN_LINES_MAX,
  ownLines,
  weeksShown,
  withOwn,
  withOwnTicked,
  withoutOwn,
  withTicks,
} from './basket.ts';

const MONDAY = '2026-11-23';
const NEXT_MONDAY = addDays(MONDAY, 7);
const none: Baskets = new Map();
const line = (key: string, ...dates: string[]) => ({
  key,
  uses: dates.map((date) => ({ date, timing: 'Lunch' })),
});

describe('what is in the basket', () => {
  const week = daysFrom(MONDAY, 7);

  it('[WEEK-02] is ticked by its name, for all the days that were shopped for', () => {
    const bought = withTicks(none, ['egg'], week, true);
    expect(isTicked(bought, line('egg', MONDAY))).toBe(true);
    // The plan has changed: the same name is needed on another of these days.
    expect(isTicked(bought, line('egg', MONDAY, addDays(MONDAY, 6)))).toBe(true);
    expect(isTicked(bought, line('milk', MONDAY))).toBe(false);
    const back = withTicks(bought, ['egg'], week, false);
    expect(isTicked(back, line('egg', MONDAY))).toBe(false);
    expect(back.get(MONDAY)?.ticks).toEqual({});
  });

  it('[WEEK-02] of another day is still to be bought', () => {
    const [monday = '', tuesday = ''] = week;
    const bought = withTicks(none, ['egg'], [monday], true);
    expect(isTicked(bought, line('egg', monday))).toBe(true);
    expect(isTicked(bought, line('egg', monday, tuesday))).toBe(false);
    expect(isTicked(bought, line('egg', NEXT_MONDAY))).toBe(false);
  });

  it('[WEEK-02] over the end of a week is kept with both', () => {
    const sunday = addDays(MONDAY, 6);
    const bought = withTicks(none, ['egg'], [sunday, NEXT_MONDAY], true);
    expect([...bought.keys()]).toEqual([MONDAY, NEXT_MONDAY]);
    expect(isTicked(bought, line('egg', sunday, NEXT_MONDAY))).toBe(true);
  });

  it.each(['constructor', '__proto__', 'tostring'])('[WEEK-02] knows a food named %s', (key) => {
    expect(isTicked(none, line(key, MONDAY))).toBe(false);
    const bought = withTicks(none, [key], week, true);
    expect(isTicked(bought, line(key, MONDAY))).toBe(true);
    expect(isTicked(bought, line('egg', MONDAY))).toBe(false);
  });

  it('[WEEK-02] is bounded: what was ticked first is forgotten first', () => {
    const names = Array.from({ length: 700 }, (_, nth) => `food ${nth}`);
    const bought = withTicks(none, names, week, true);
    expect(Object.keys(bought.get(MONDAY)?.ticks ?? {})).toHaveLength(500);
    expect(isTicked(bought, line('food 699', MONDAY))).toBe(true);
  });
});

describe('what is written by hand', () => {
  const texts = (baskets: Baskets) =>
    ownLines(baskets, [MONDAY]).map(({ text, isTicked: ticked }) => `${text}${ticked ? ' ✓' : ''}`);

  it('[WEEK-02] is added once, ticked, and removed', () => {
    const added = withOwn(withOwn(none, MONDAY, ' Foil '), MONDAY, 'Bin bags');
    expect(texts(added)).toEqual(['Foil', 'Bin bags']);
    const ticked = withOwnTicked(added, MONDAY, 'Foil', true);
    expect(texts(ticked)).toEqual(['Foil ✓', 'Bin bags']);
    expect(texts(withOwn(ticked, MONDAY, 'Foil'))).toEqual(['Bin bags', 'Foil']);
    expect(texts(withOwnTicked(ticked, MONDAY, null, false))).toEqual(['Foil', 'Bin bags']);
    expect(texts(withoutOwn(ticked, MONDAY, 'Foil'))).toEqual(['Bin bags']);
    expect(texts(withOwn(none, MONDAY, '  '))).toEqual([]);
  });

  it('[WEEK-02] is bounded in number and length', () => {
    const full = Array.from({ length: OWN_LINES_MAX + 5 }).reduce<Baskets>(
      (baskets, _, nth) => withOwn(baskets, MONDAY, `${nth}${'x'.repeat(500)}`),
      none,
    );
    expect(texts(full)).toHaveLength(OWN_LINES_MAX);
    expect(Math.max(...texts(full).map(({ length }) => length))).toBe(100);
    expect([isFull(full, MONDAY), isFull(full, NEXT_MONDAY)]).toEqual([true, false]);
  });

  it('[WEEK-02] is shown with any day of its week', () => {
    expect(weeksShown([addDays(MONDAY, 6), NEXT_MONDAY], MONDAY)).toEqual([MONDAY, NEXT_MONDAY]);
    expect(weeksShown([], addDays(MONDAY, 3))).toEqual([MONDAY]);
  });
});
