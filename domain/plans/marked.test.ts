import { afterEach, expect, it } from 'vitest';
import { NOBODY } from '#test/factories/eaters.ts';
import { avoidedBy } from '../allergens/avoided.ts';
import { marksIn } from '../allergens/marks.ts';
import { say as allergensInArabic } from '../allergens/words.ar.ts';
import { say as ofAllergens } from '../allergens/words.ts';
import { type Locale, setReader, translate } from '../language/language.ts';
import { saidOf } from './marked.ts';
import { wordsOfKey } from './markWords.ts';
import { say as inArabicWords } from './words.ar.ts';
import { say } from './words.ts';

const said = (read: string, eater: Partial<typeof NOBODY>) =>
  saidOf({ read, marks: marksIn(read, avoidedBy({ ...NOBODY, ...eater })) });

const reads = (locale: Locale) => setReader(() => locale);
afterEach(() => reads('en-GB'));

it('[RAIL-03] a reason for one way of eating, allergen or dislike holds for no other', () => {
  const eaters = [
    { dietaryPreferences: ['halal'] },
    { dietaryPreferences: ['no-pork'] },
    { dietaryRestrictions: 'no ham' },
    { foodDislikes: 'ham' },
  ];
  const keys = eaters.map((eater) => said('Ham salad', eater).key);
  expect(keys.every((key) => key.startsWith('ham '))).toBe(true);
  expect(new Set(keys).size).toBe(eaters.length);
  expect(said('ham and rice', { dietaryPreferences: ['halal'] }).key).toBe(keys[0]);
  const [names, usually] = ['Walnuts', 'Pesto'].map((read) => said(read, { allergens: ['nuts'] }));
  expect([names?.words, usually?.words]).toEqual([
    'Walnuts: tree nuts',
    'Pesto: usually with tree nuts',
  ]);
  expect(said('Ramen', { allergens: ['gluten', 'soy'] }).key).not.toBe(
    said('Ramen', { allergens: ['soy'] }).key,
  );
});

it('[RAIL-03] [WORDS-01] what was marked is read in the language of the reader, not of whoever gave the reason', () => {
  const eaters = [
    { allergens: ['nuts' as const] },
    { dietaryPreferences: ['halal'] },
    { dietaryRestrictions: 'no ham' },
    { foodDislikes: 'ham' },
  ];
  for (const eater of eaters) {
    const { words, key } = said('Ham salad with walnuts and pesto', eater);
    expect(wordsOfKey(key)).toBe(words);
  }
  const { key } = said('Walnuts', { allergens: ['nuts'] });
  translate(say, 'ar', inArabicWords);
  translate(ofAllergens, 'ar', allergensInArabic);
  reads('ar-EG');
  const inArabic = said('Walnuts', { allergens: ['nuts'] }).words;
  expect(inArabic).toMatch(/\u2068Walnuts\u2069.*\p{Script=Arabic}/u);
  expect(wordsOfKey(key)).toBe(inArabic);
  expect(wordsOfKey('walnuts names a-later-allergen')).toBeNull();
  expect(wordsOfKey('walnuts')).toBeNull();
});
