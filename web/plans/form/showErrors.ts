import type { PlanInput } from '#domain/plans/planSchema.ts';
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

async function planErrors(form: PlanForm) {
  const schema = await rules(() => import('./planErrors.ts'));
  return schema.planErrors(form.plan);
}

/** The plan as it may be sent. If it may not, `complain` says so. Throws when it cannot be checked. */
export async function checkPlan(form: PlanForm, complain: () => void): Promise<Checked<PlanInput>> {
  const errors = await planErrors(form);
  if (Object.keys(errors).length === 0) return { ok: true, input: form.plan };
  showErrors(form, errors);
  complain();
  return { ok: false, errors };
}
