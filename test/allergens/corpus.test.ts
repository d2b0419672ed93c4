import { expect, test } from 'vitest';
import { readCorpus, recallOf, scoreOf, verdictOn, wrongPerHundred } from './corpus.ts';

const verdicts = readCorpus().map(verdictOn);

test('[RAIL-02] there are meals enough to judge by, in seven languages, and some that nothing was tuned with', () => {
  expect(verdicts.length).toBeGreaterThanOrEqual(500);
  expect(new Set(verdicts.map(({ cell }) => cell.language)).size).toBe(7);
  expect(verdicts.filter(({ cell }) => cell.aside).length).toBeGreaterThanOrEqual(150);
});

test.each([
  ['tuned with', false],
  ['kept aside', true],
])(
  '[RAIL-02] of the meals %s at least 98 %% of the allergens are found, with at most 5 wrong marks in 100',
  (_, aside) => {
    const score = scoreOf(verdicts.filter(({ cell }) => cell.aside === aside));
    expect(recallOf(score)).toBeGreaterThanOrEqual(98);
    expect(wrongPerHundred(score)).toBeLessThanOrEqual(5);
  },
);
