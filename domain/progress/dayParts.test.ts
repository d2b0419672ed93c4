import { expect, test } from 'vitest';
import { isSamePart, NOTHING, type PartValue, partOf, settled, withPart } from './dayParts.ts';

const done = { done: true, dish: 'Soup' } as const;
const open = { done: false } as const;
const skipped = { done: false, instead: { kind: 'skipped', words: '' } } as const;

/** What a part holds after a change, by name. */
const after = (value: PartValue, bases: readonly PartValue[], stored: PartValue) =>
  settled({ part: 'meals.1', value, bases }, stored);

test('[HIST-07] a change of one device is taken, and what only the other one changed stays', () => {
  expect(after(done, [open], open)).toBe(done);
  expect(after('Rested.', [''], '')).toBe('Rested.');
  expect(after('', [''], 'From the tablet.')).toBe('From the tablet.');
});

test('[HIST-07] what both changed differently is left to the person, and the same on both is no question', () => {
  expect(after('Rested.', [''], 'Tired.')).toBeUndefined();
  expect(after(done, [open], skipped)).toBeUndefined();
  expect(after(8, [null], 7)).toBeUndefined();
  expect(after('Rested.', [''], 'Rested.')).toBe('Rested.');
  expect(after(done, [open], { done: true, dish: 'Stew' })).toBeUndefined();
});

test('[HIST-07] what this device may have stored without an answer is its own', () => {
  expect(after('Two', ['', 'One'], 'One')).toBe('Two');
  // Changed back after it was sent: whatever is stored of it goes, and another device's change stays.
  expect(after(open, [open, done], done)).toBe(open);
  expect(after(open, [open, done], skipped)).toBe(skipped);
});

test('[REUSE-03] of two ticks for one dish, the one that names the alternative says more', () => {
  const picked = { ...done, picked: 'Lentil' };
  expect(after(picked, [open], done)).toBe(picked);
  expect(after(done, [open], picked)).toBe(picked);
  expect(after(picked, [open], { ...done, picked: 'Pea' })).toBeUndefined();
  expect(after({ done: true }, [open], done)).toEqual({ done: true });
});

test('without a base a change replaces whatever is stored', () => {
  expect(settled({ part: 'notes', value: '' }, 'Tired.')).toBe('');
});

test('a part that is changed leaves all others as they are, and a tick takes away what was eaten instead', () => {
  const day = withPart(withPart(NOTHING, 'meals.1', skipped), 'mood', 'Good');
  expect(partOf(day, 'meals.1')).toEqual(skipped);
  const ticked = withPart(day, 'meals.1', { ...done, picked: 'Lentil' });
  expect(ticked).toEqual({
    ...NOTHING,
    mood: 'Good',
    meals: { '1': true },
    dishes: { '1': 'Soup' },
    picked: { '1': 'Lentil' },
  });
  expect(isSamePart(partOf(withPart(ticked, 'meals.1', open), 'meals.1'), open)).toBe(true);
});
