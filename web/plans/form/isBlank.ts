import { isDay } from '#domain/day.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { changedPaths, textOf } from './fields.ts';
import type { FormState } from './formState.ts';

/** A new plan in which nothing was written: its dates are a proposal, which may be replaced. */
export function isBlank({ values, base, source }: FormState): boolean {
  const startDate = values.startDate ?? '';
  if (source.kind !== 'new' || !isDay(startDate)) return false;
  if (values !== base && changedPaths(base, values).length > 0) return false;
  return changedPaths(textOf(emptyPlan(startDate)), values).length === 0;
}
