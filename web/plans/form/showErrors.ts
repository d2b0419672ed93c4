import { rules } from '../../api/rules.ts';
import { firstError, knownErrors } from './errors.ts';
import { focusFieldSoon } from './focusField.ts';
import type { PlanForm } from './planForm.ts';

export const CHECK = 'Not everything is right yet: see the marked fields.';

/** Names what is wrong beside its fields, and goes to the first of them. */
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

/** Whether the form may be sent; if not, `complain` says so. Throws when it cannot be checked. */
export async function checked(form: PlanForm, complain: () => void): Promise<boolean> {
  const errors = await planErrors(form);
  if (Object.keys(errors).length === 0) return true;
  showErrors(form, errors);
  complain();
  return false;
}
