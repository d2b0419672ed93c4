import { expect, it } from 'vitest';
import { PLAN_NAME_MAX } from './plan.ts';
import { copyOf, emptyPlan } from './week.ts';

const nameOfCopy = (name: string) => copyOf({ ...emptyPlan('2026-03-02'), name }).name;

it('[PLAN-06] a long name is cut where the longest ends, and no sign in half', () => {
  const room = PLAN_NAME_MAX - 'Copy of '.length;
  expect(nameOfCopy('a'.repeat(300))).toBe(`Copy of ${'a'.repeat(room)}`);
  for (const sign of ['🥗', '👩‍🍳', 'e\u0301'])
    expect(nameOfCopy(`${'a'.repeat(room - 1)}${sign}`)).toBe(`Copy of ${'a'.repeat(room - 1)}`);
  expect(nameOfCopy(`${'a'.repeat(room - 2)}🥗`)).toBe(`Copy of ${'a'.repeat(room - 2)}🥗`);
});
