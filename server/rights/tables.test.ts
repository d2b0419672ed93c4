import { expect, it } from 'vitest';
import { DECLARED } from '../app/nouns.ts';

it('[T-J1] what is of a customer and not in their copy is this and no more', () => {
  const leftOut = Object.entries(DECLARED.tables)
    .filter(([, { owner, copy }]) => owner !== null && 'left' in copy)
    .map(([table]) => table);
  expect(leftOut.toSorted()).toEqual(['idempotencyKey', 'imageLeftover', 'note', 'recoveryCode']);
});
