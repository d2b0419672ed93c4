import { DATES_REVERSED, isDay } from '#domain/day.ts';
import type { PlanInput, planInputSchema } from '#domain/plans/planSchema.ts';
import { rules } from '../../api/rules.ts';
import type { Checked } from '../../draft/sending.ts';
import { FIELD_ORDER, type FieldPath } from './fields.ts';
import { focusFieldSoon } from './focusField.ts';
import type { FieldErrors, PlanForm } from './planForm.ts';

export const CHECK = 'Not everything is right yet: see the marked fields.';

/** The fields that a 422 names, as far as the form has them. */
export function knownErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => FIELD_ORDER.includes(path)));
}

/** The first wrong field in reading order: where the caret goes. */
export const firstError = (errors: FieldErrors): FieldPath | null =>
  FIELD_ORDER.find((path) => path in errors) ?? null;

/** Shows the errors next to their fields, and focuses the first of them. */
export function showErrors(form: PlanForm, fields: Readonly<Record<string, string>>): void {
  const errors = knownErrors(fields);
  form.complain(errors);
  const first = firstError(errors);
  if (!first) return;
  form.activate(first);
  focusFieldSoon(first);
}

/** The plan as it may be sent. If it may not, `complain` says so. Throws when it cannot be checked. */
export async function checkPlan(form: PlanForm, complain: () => void): Promise<Checked<PlanInput>> {
  const { planInputSchema } = await rules(() => import('#domain/plans/planSchema.ts'));
  const errors = planErrors(form.plan, planInputSchema);
  if (Object.keys(errors).length === 0) return { ok: true, input: form.plan };
  showErrors(form, errors);
  complain();
  return { ok: false, errors };
}

/** The schema's errors in a plan, by field; empty when it may be sent. */
export function planErrors(plan: PlanInput, schema: typeof planInputSchema): FieldErrors {
  const result = schema.safeParse(plan);
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
