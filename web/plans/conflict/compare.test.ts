import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, textOf } from '../form/fields.ts';
import { allOf, differences, merged, proposed } from './ConflictDialog.tsx';

const base = textOf({ ...emptyPlan('2026-11-23'), name: 'Lentils' });
const [monday, tuesday, friday] = [mealPath(0, 1), mealPath(1, 1), mealPath(4, 1)] as const;
const mine = { ...base, [monday]: 'Oats', [friday]: 'Fish' };
const theirs = { ...base, [monday]: 'Eggs', [tuesday]: 'Soup' };

test('[PLAN-15] two versions are compared field by field, with who changed each', () => {
  expect(differences(base, mine, theirs)).toEqual([
    { path: monday, mine: 'Oats', theirs: 'Eggs', changedBy: 'both' },
    { path: tuesday, mine: '', theirs: 'Soup', changedBy: 'theirs' },
    { path: friday, mine: 'Fish', theirs: '', changedBy: 'mine' },
  ]);
});

test('[PLAN-15] what only one of two changed is proposed, nothing typed is lost', () => {
  const found = differences(base, mine, theirs);
  const both = merged(mine, found, proposed(found));
  expect(both).toMatchObject({ [monday]: 'Oats', [tuesday]: 'Soup', [friday]: 'Fish' });
});

test('[PLAN-15] all mine or all theirs', () => {
  const found = differences(base, mine, theirs);
  expect(merged(mine, found, allOf(found, 'mine'))).toEqual(mine);
  expect(merged(mine, found, allOf(found, 'theirs'))).toEqual(theirs);
});
