import { expect, it } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { sheetRows } from './PlanSheet.tsx';

it('[HOME-01] on paper the meals are rows, and those that no day has are left out', () => {
  const plan = emptyPlan('2026-11-23');
  const weeklyDietPlan = plan.weeklyDietPlan.map((day, index) => ({
    ...day,
    meals: day.meals.map((_, meal) => (meal === 1 && index === 6 ? 'Porridge' : '')),
  }));
  const rows = sheetRows({ ...plan, weeklyDietPlan });
  expect(rows.map(({ timing }) => timing)).toEqual(['Breakfast']);
  expect(rows[0]?.meals.map(({ text }) => text)).toEqual(['', '', '', '', '', '', 'Porridge']);
});
