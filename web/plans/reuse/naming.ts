import { namerOf } from '#domain/plans/namedPerson.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { FIELD_ORDER, type FieldPath, textOf } from '../form/fields.ts';

type Named = Parameters<typeof namerOf>[0];

const isRead = (path: FieldPath) =>
  path.startsWith('weeklyDietPlan.') || path.startsWith('mealTimings.');

/** The meals and timings that name one of these people. The names are not removed: Rosemary may be the herb. */
export function namingIn(plan: PlanInput, people: readonly Named[]): FieldPath[] {
  const values = textOf(plan);
  const namers = people.map(namerOf);
  return FIELD_ORDER.filter(
    (path) => isRead(path) && namers.some((names) => names(values[path] ?? '')),
  );
}
