import { expect, test } from 'vitest';
import { corpus } from './corpus/all.ts';
import { isGood, judge } from './judge.ts';

test('[IMPORT-01] of a plan in any of the usual shapes, 95 of 100 cells are in the right day and meal without correction', async () => {
  const judged = await Promise.all(corpus.map(judge));
  const right = judged.reduce((sum, file) => sum + file.right, 0);
  const all = judged.reduce((sum, file) => sum + file.of, 0);
  expect(corpus.length).toBeGreaterThanOrEqual(30);
  expect(right / all).toBeGreaterThan(0.95);
  expect(judged.filter((file) => !isGood(file)).map(({ name, wrong }) => [name, wrong[0]])).toEqual(
    [],
  );
});
