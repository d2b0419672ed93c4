import { expect, it } from 'vitest';
import { RIGHTS } from './tables.ts';

it('[T-J1] what is of a customer and not in their copy is this and no more', () => {
  const leftOut = Object.entries(RIGHTS)
    .filter(([, { owner, exported }]) => owner !== null && typeof exported === 'string')
    .map(([table]) => table);
  expect(leftOut.toSorted()).toEqual(['idempotencyKey', 'imageLeftover', 'note', 'recoveryCode']);
});
