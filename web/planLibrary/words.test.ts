import { expect, test } from 'vitest';
import { namesWords } from './words.ts';

test('[REUSE-01] all places that name a customer are said, or how many more there are', () => {
  expect(namesWords(['Day 1 Meal 2'])).toBe(
    'Day 1 Meal 2 names the customer. Change it first, if that is no dish.',
  );
  expect(namesWords(['Meal 1 Timing', 'Day 1 Meal 2', 'Day 3 Meal 4'])).toBe(
    'Meal 1 Timing, Day 1 Meal 2 and Day 3 Meal 4 name the customer. Change them first, if these are no dishes.',
  );
  const nine = Array.from({ length: 9 }, (_, index) => `P${index}`);
  expect(namesWords(nine, 'Anna')).toMatch(/^P0, P1, P2, P3, P4 and 4 more name Anna\./);
});
