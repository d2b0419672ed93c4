import { expect, test } from 'vitest';
import {
  askedScoreOf,
  readCorpus,
  recallOf,
  scoreOf,
  verdictOn,
  wrongPerHundred,
} from './corpus.ts';

const verdicts = readCorpus().map(verdictOn);

test('[RAIL-02] there are meals enough to judge by, in twelve languages, and some that nothing was tuned with', () => {
  expect(verdicts.length).toBeGreaterThanOrEqual(2400);
  expect(new Set(verdicts.map(({ cell }) => cell.language)).size).toBe(12);
  expect(verdicts.filter(({ cell }) => cell.aside).length).toBeGreaterThanOrEqual(400);
});

const languages = [...new Set(verdicts.map(({ cell }) => cell.language))];

test.each(languages)(
  '[RAIL-02] [RAIL-04] of the meals in %s at least 98 in 100 foods are found, with at most 3 wrong marks in 100',
  (language) => {
    const score = scoreOf(verdicts.filter(({ cell }) => cell.language === language));
    expect(recallOf(score)).toBeGreaterThanOrEqual(98);
    expect(wrongPerHundred(score)).toBeLessThanOrEqual(3);
  },
);

test('[RAIL-02] of the meals kept aside at least 98 in 100 foods are found', () => {
  const score = scoreOf(verdicts.filter(({ cell }) => cell.aside));
  expect(recallOf(score)).toBeGreaterThanOrEqual(98);
  expect(wrongPerHundred(score)).toBeLessThanOrEqual(3);
});

test.each(languages)(
  '[RAIL-01] [RAIL-02] of the meals in %s at least 98 in 100 are marked that somebody must not eat in their own words, with at most 3 wrong marks in 100',
  (language) => {
    const score = askedScoreOf(
      verdicts.map(({ cell }) => cell).filter((cell) => cell.language === language),
    );
    expect(score.cells).toBeGreaterThanOrEqual(75);
    expect(recallOf(score)).toBeGreaterThanOrEqual(98);
    expect(wrongPerHundred(score)).toBeLessThanOrEqual(3);
  },
);
