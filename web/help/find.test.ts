import { expect, it } from 'vitest';
import { found, type Index, wordsOf } from './find.ts';

const index: Index = {
  sections: [
    { href: 'customers/today.html#add-a-photo', heading: 'Add a photo', page: 'Today' },
    { href: 'customers/my-data.html#your-profile', heading: 'Your profile', page: 'Your data' },
    { href: 'dieticians/plans.html#allergens', heading: 'Allergens', page: 'Writing plans' },
  ],
  words: {
    photo: [0, 1],
    allergies: [1],
    allergens: [2],
    puree: [2],
    meal: [0, 1, 2],
  },
};
const addresses = (typed: string, folder = '') =>
  found(index, typed, folder).map(({ href }) => href);

it('a word is found by its beginning, in the plural, and without its accents', () => {
  expect(addresses('Phot')).toContain('customers/today.html#add-a-photo');
  expect(addresses('photos')).toContain('customers/today.html#add-a-photo');
  expect(addresses('PURÉE')).toEqual(['dieticians/plans.html#allergens']);
  expect(addresses('turnip')).toEqual([]);
  expect(addresses('  ')).toEqual([]);
});

it('an Arabic word is found with its article and without', () => {
  expect(wordsOf('الوجبات والخطة للعملاء')).toEqual(wordsOf('وجبات خطة عملاء'));
});

it('a heading that has the word comes first, and so does the reader’s own group of pages', () => {
  expect(addresses('photo')[0]).toBe('customers/today.html#add-a-photo');
  expect(addresses('allerg')[0]).toBe('dieticians/plans.html#allergens');
  expect(addresses('meal', 'dieticians/')[0]).toBe('dieticians/plans.html#allergens');
});
