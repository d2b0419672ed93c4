import { namerOf, namesPerson, withoutPerson } from '#domain/plans/namedPerson.ts';
import { hasMeal } from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { Keepable } from '../../planLibrary/KeepForm.tsx';
import { FIELD_ORDER, type FieldPath, fieldName, textOf } from '../form/fields.ts';
import type { PlanForm } from '../form/planForm.ts';

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

type Person = Parameters<typeof namesPerson>[1];

/** A plan as it may go into the library: without these people's names. */
export const keepable = (plan: PlanInput, people: readonly Person[]): Keepable => ({
  plan,
  name:
    plan.name.trim() === ''
      ? ''
      : people.reduce((name, person) => withoutPerson(name, person), plan.name),
  notesName: people.some((person) => namesPerson(plan.notes, person)),
  naming: namingIn(plan, people).map(fieldName),
});

/**
 * The plan in the form, without the names of its customer and of the previous one; null if there is nothing to
 * keep.
 */
export function keepableIn(
  { plan, origin }: Pick<PlanForm, 'plan' | 'origin'>,
  customerId: string | null,
  person: Person | undefined,
): Keepable | null {
  // Until the customer is loaded nobody can tell which fields name them.
  if (customerId !== null && !person) return null;
  if (!hasMeal(plan.weeklyDietPlan.map(({ meals }) => meals))) return null;
  return keepable(
    plan,
    [person, origin?.person].filter((each) => each !== undefined),
  );
}
