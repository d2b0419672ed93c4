import { expect, it } from 'vitest';
import { nextOption } from './Combobox.tsx';

it('[PLAN-01] the arrow keys go round among the people that are found', () => {
  expect([nextOption(-1, 1, 3), nextOption(0, 1, 3), nextOption(2, 1, 3)]).toEqual([0, 1, 0]);
  expect([nextOption(-1, -1, 3), nextOption(0, -1, 3), nextOption(2, -1, 3)]).toEqual([2, 2, 1]);
  expect([nextOption(0, 1, 1), nextOption(0, -1, 1)]).toEqual([0, 0]);
  expect([nextOption(-1, 1, 0), nextOption(2, -1, 0)]).toEqual([-1, -1]);
});
