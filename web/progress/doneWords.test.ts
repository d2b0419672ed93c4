import { expect, test } from 'vitest';
import { doneWords, encouragement } from './words.ts';

const of = (done: number, meals: number, other = 0, skipped = 0) => ({
  ...{ done, meals, other, skipped, toCome: 0 },
  percent: Math.floor((done / meals) * 100),
});

test.each([
  [of(5, 8), '5 of 8 meals', '3 to go.'],
  [of(7, 8), '7 of 8 meals', 'One to go.'],
  [of(8, 8), '8 of 8 meals', 'Congratulations, all done!'],
  [of(0, 8), '0 of 8 meals', 'Nothing ticked yet.'],
  [of(0, 1), '0 of 1 meal', 'Nothing ticked yet.'],
  [of(5, 8, 1, 1), '5 of 8 as planned, 1 something else, 1 skipped', 'One to go.'],
  [of(6, 8, 1, 1), '6 of 8 as planned, 1 something else, 1 skipped', 'All of it logged.'],
  [of(0, 8, 0, 2), '0 of 8 as planned, 2 skipped', '6 to go.'],
])('[PROG-02] of a day is said how far it is: %j', (adherence, done, left) => {
  expect(doneWords(adherence)).toBe(done);
  expect(encouragement(adherence)).toBe(left);
});
