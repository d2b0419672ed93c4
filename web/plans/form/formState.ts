import { isDay } from '#domain/day.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { newKey } from '../../draft/newKey.ts';
import { differ, type FieldPath, type PlanText, textOf } from './fields.ts';

/** What an upload of the form would do: make a new plan, or replace one that was loaded. */
export type Source =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'edit';
      readonly id: string;
      /** The version the work is based on; the `If-Match` of the update. */
      readonly version: number;
      readonly name: string;
    };

/** One moment of the form. Loading another plan is a step like any other, so it can be undone. */
export type FormState = {
  readonly values: PlanText;
  /** The values as loaded, to tell what is unsaved. */
  readonly base: PlanText;
  readonly source: Source;
  /** The key under which this work is kept in the browser; every load begins a new one. */
  readonly draftId: string;
};

export type FieldErrors = Readonly<Record<FieldPath, string>>;

const NEW: Source = { kind: 'new' };

/** The form right after a plan was loaded into it. */
export function loaded(plan: PlanInput, source: Source = NEW): FormState {
  const values = textOf(plan);
  return { values, base: values, source, draftId: newKey() };
}

/** A new plan in which nothing was written: its dates are a suggestion and may be replaced. */
export function isBlank({ values, base, source }: FormState): boolean {
  const startDate = values.startDate ?? '';
  if (source.kind !== 'new' || !isDay(startDate)) return false;
  return !differ(base, values) && !differ(textOf(emptyPlan(startDate)), values);
}

/** A changed field counts as correct until it is checked again. */
export function without(errors: FieldErrors, paths: readonly FieldPath[]): FieldErrors {
  if (!paths.some((path) => path in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.includes(path)));
}
