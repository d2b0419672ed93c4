import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, textOf } from '../form/fields.ts';
import { allOf, differences, merged } from './ConflictDialog.tsx';

const base = textOf({ ...emptyPlan('2026-11-23'), name: 'Lentils' });
const [monday, tuesday, friday] = [mealPath(0, 1), mealPath(1, 1), mealPath(4, 1)] as const;
const mine = { ...base, [monday]: 'Oats', [friday]: 'Fish' };
const theirs = { ...base, [monday]: 'Eggs', [tuesday]: 'Soup' };

test('[PLAN-15] all mine or all theirs', () => {
  const found = differences(base, mine, theirs);
  expect(merged(mine, found, allOf(found, 'mine'))).toEqual(mine);
  expect(merged(mine, found, allOf(found, 'theirs'))).toEqual(theirs);
});
