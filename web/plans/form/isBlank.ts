import { isDay } from '#domain/day.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { differ, textOf } from './fields.ts';
import type { FormState } from './formState.ts';

/** A new plan in which nothing was written: its dates are a proposal, which may be replaced. */
export function isBlank({ values, base, source }: FormState): boolean {
  const startDate = values.startDate ?? '';
  if (source.kind !== 'new' || !isDay(startDate)) return false;
  if (differ(base, values)) return false;
  return !differ(textOf(emptyPlan(startDate)), values);
}
