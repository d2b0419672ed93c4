import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LOCALE, setReader, translate } from '../language/language.ts';
import { storedTiming, timingName } from './plan.ts';
import { say as german } from './words.de.ts';
import { say } from './words.ts';

beforeAll(() => {
  translate(say, 'de', german);
  setReader(() => 'de-DE');
});
afterAll(() => setReader(() => DEFAULT_LOCALE));

test('[WORDS-01] a meal of a new plan is named in the language of whoever reads; a name that was typed stays', () => {
  expect(timingName('Breakfast')).toBe('Frühstück');
  expect(timingName('12:30 Suppe')).toBe('12:30 Suppe');
  expect(timingName('')).toBe('');
  expect(['Frühstück', '12:30 Suppe'].map(storedTiming)).toEqual(['Breakfast', '12:30 Suppe']);
});
