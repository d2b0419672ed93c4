import { expect, test } from 'vitest';
import { MOVE_WORDS } from './words.ts';

test('[GOAL-02] each answer to a goal has its button, and says afterwards what was done', () => {
  const buttons = Object.values(MOVE_WORDS).map(({ act, done }) => [act, done]);
  expect(buttons).toEqual([
    ['Accept', 'Goal accepted.'],
    ['Decline', 'Goal declined.'],
    ['End', 'Goal ended.'],
    ['Drop', 'Goal dropped.'],
  ]);
});
