import { DATES_REVERSED, isDay } from '#domain/day.ts';
import { type PlanInput, planInputSchema } from '#domain/plans/planSchema.ts';
import { FIELD_ORDER, type FieldPath } from './fields.ts';
import type { FieldErrors } from './planForm.ts';

/** The schema's errors in a plan, by field; empty when it may be sent. */
export function planErrors(plan: PlanInput): FieldErrors {
  const result = planInputSchema.safeParse(plan);
  if (result.success) return {};
  const errors: Record<FieldPath, string> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    // Errors in the dates of the days are skipped: they follow the start date, whose own error is shown.
    if (!FIELD_ORDER.includes(path)) continue;
    errors[path] ??= issue.message;
  }
  for (const path of ['startDate', 'endDate'] as const) {
    if (plan[path] === '' || !isDay(plan[path])) errors[path] = 'Enter a date as YYYY-MM-DD.';
  }
  // The schema compares the two dates only if everything else is right.
  if (plan.startDate > plan.endDate) errors.endDate ??= DATES_REVERSED;
  return errors;
}
