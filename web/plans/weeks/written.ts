import { emptyPlan } from '#domain/plans/week.ts';
import { newKey } from '../../draft/newKey.ts';
import { textOf } from '../form/fields.ts';
import { type FormState, isBlank, type Origin, type PlanForm } from '../form/planForm.ts';

/** The form's work that became several weeks, kept in case they are taken back. */
export type Written = {
  /** Counts as unsaved, whatever it was begun from, and has a key of its own: the form's key is given up. */
  readonly state: FormState;
  readonly origin: Origin | null;
  /** Why the plan keeps meals that mention what the customer must not eat; '' for none. */
  readonly reason: string;
};

export function writtenIn({ state, origin }: PlanForm, reason: string): Written {
  const base = textOf(emptyPlan(state.values.startDate ?? ''));
  return { state: { ...state, base, draftId: newKey() }, origin, reason };
}

/** Puts the work into the form if that is still blank, and returns whether it did. */
export function putBack(form: PlanForm, { state, origin }: Written): boolean {
  if (origin) form.beginFrom(origin, state.draftId);
  if (!isBlank(form.state)) return false;
  form.restore(state, null);
  return true;
}
