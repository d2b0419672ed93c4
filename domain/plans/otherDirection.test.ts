import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LOCALE, setReader, translate } from '../language/language.ts';
import { oneTrueThing } from '../progress/greeting.ts';
import { say as greetsInArabic } from '../progress/words.ar.ts';
import { say as greets } from '../progress/words.ts';
import { changesInFull, changesInShort } from './changeWords.ts';
import { say as arabic } from './words.ar.ts';
import { say } from './words.ts';

beforeAll(() => {
  translate(say, 'ar', arabic);
  translate(greets, 'ar', greetsInArabic);
  setReader(() => 'ar-EG');
});
afterAll(() => setReader(() => DEFAULT_LOCALE));

test('[WORDS-02] a change in a plan reads from right to left, with its arrow, and each meal keeps its own direction', () => {
  const changes = {
    cells: [],
    timings: [],
    name: { before: 'Week 1', after: 'أسبوع' },
    startDate: null,
    endDate: null,
    notes: null,
  };
  expect(changesInFull(changes, [])).toEqual(['الاسم: \u2068Week 1\u2069 ← أسبوع']);
});

test('[WORDS-02] the next meal under an Arabic greeting keeps its own direction', () => {
  const next = { timing: 'الغداء', meal: '200 g Reis' };
  const known = { today: '2026-11-25', unread: 0, aims: [], next, isDone: false, days: [] };
  expect(oneTrueThing(known)?.words).toBe('التالي: الغداء، \u2068200 g Reis\u2069');
});

test('[WORDS-02] the name that somebody gave a meal keeps its own direction in a change', () => {
  const changes = {
    cells: [{ day: 2, meal: 0, date: '2026-11-25', before: 'Dal', after: 'Reis' }],
    timings: [],
    name: null,
    startDate: null,
    endDate: null,
    notes: null,
  };
  const named = '\u206819:30 Dinner\u2069';
  expect(changesInShort(changes, ['19:30 Dinner'])).toContain(named);
  expect(changesInFull(changes, ['19:30 Dinner'])[0]).toContain(named);
});
