import type { PlanInput } from '#domain/plans/planSchema.ts';

type Row = { key: number; timing: string; meals: { key: number; text: string }[] };

/** The meals of the week as rows; a meal that is blank on all days gets no row. */
export function sheetRows(plan: Pick<PlanInput, 'mealTimings' | 'weeklyDietPlan'>): Row[] {
  return plan.mealTimings
    .map((timing, meal) => ({
      key: meal,
      timing,
      meals: plan.weeklyDietPlan.map((day, key) => ({ key, text: day.meals[meal] ?? '' })),
    }))
    .filter((row) => row.meals.some(({ text }) => text.trim() !== ''));
}
