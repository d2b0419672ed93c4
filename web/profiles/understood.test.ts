import { expect, test } from 'vitest';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { allergensWords, eatingWords } from './inWords.ts';
import { readingOf } from './reading.ts';
import { understood } from './understood.ts';

const NORA = {
  ...EMPTY_PROFILE,
  gender: 'female' as const,
  dietaryRestrictions: 'Tree nut allergy, once a swollen lip. Vegetarian.',
};

test('[RAIL-01] what was understood from own words is shown as that', () => {
  const read = understood(NORA, null);
  expect(allergensWords(NORA, null, read)).toBe('Tree nuts, from her words');
  expect(eatingWords(NORA, read)).toBe('Vegetarian, from her words');
  const chosen = { ...NORA, gender: null, allergens: ['nuts', 'milk'] as const };
  const profile = { ...chosen, allergens: [...chosen.allergens] };
  expect(allergensWords(profile, null, understood(profile, null))).toBe(
    'Tree nuts, Milk (with lactose)',
  );
});

test('[RAIL-01] where words are, no screen says that there is nothing', () => {
  expect(allergensWords(NORA, null)).toBe('None chosen. See their own words.');
  expect(allergensWords(EMPTY_PROFILE, null)).toBe('');
  const fields = ['allergens', 'dietaryRestrictions'] as const;
  expect(readingOf(NORA, fields).empty).toEqual([]);
  expect(readingOf(EMPTY_PROFILE, fields).empty).toContain('Allergens');
});
