import { expect, it } from 'vitest';
import { planWeeksSchema } from './planSchema.ts';

it('[REUSE-02] who names no week, or gives one no name, is told so at that field', () => {
  const said = (weeks: unknown) => {
    const issues = planWeeksSchema.safeParse({ plan: {}, weeks }).error?.issues ?? [];
    return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  };
  const week = { name: 'Winter', startDate: '2026-11-30' };
  expect(said([])).toMatchObject({ weeks: 'Choose at least one week.' });
  expect(said([week, { ...week, name: ' ' }])).toMatchObject({
    'weeks.1.name': 'Enter a plan name.',
  });
  expect(Object.keys(said([week])).some((path) => path.startsWith('weeks'))).toBe(false);
});
