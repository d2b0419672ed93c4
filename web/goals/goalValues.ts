import type { Day } from '#domain/day.ts';
import { aimFaults, unitsOf, usualEnd } from '#domain/goals/goal.ts';
import type { Goal, GoalChange, GoalInput } from '#domain/goals/goalSchema.ts';
import { asTyped } from '#domain/language/language.ts';
import { unitName } from '#domain/measurements/measurement.ts';
import { quantityIn, type UnitTable } from '#domain/quantity.ts';
import { BODY_WORDS, TIME_WORDS, VOLUME_WORDS } from '#domain/unitWords.ts';
import { type Checked, checkWith } from '../draft/useSending.ts';
import { integer, object, string } from '../store/shape.ts';
import { say } from './words.ts';

/** The values of the form as text, which may be only partly typed. */
export const goalValues = object({
  kind: string,
  words: string,
  target: string,
  unit: string,
  start: string,
  beginsOn: string,
  endsOn: string,
  reason: string,
});
export type GoalValues = ReturnType<typeof goalValues>;

/** A draft as the browser keeps it; see `useEdit`. */
export const goalDraft = object({ values: goalValues, base: goalValues, basedOn: integer });

/** The storage key of a goal's draft; `id` is null for a new goal. */
export const draftKey = (userId: string, customerId: string, id: string | null): string =>
  `weekplate:${userId}:goal-draft:${customerId}:${id ?? 'new'}`;

/** The form values of a goal; without one, those of a new goal whose kind is not chosen yet. */
export function valuesOf(goal: Goal | null, today: Day): GoalValues {
  const text = (value: number | null | undefined) => (value == null ? '' : asTyped(value));
  return {
    kind: goal?.kind ?? '',
    words: goal?.words ?? '',
    target: text(goal?.target),
    unit: goal?.unit ?? '',
    start: text(goal?.start),
    beginsOn: goal?.beginsOn ?? today,
    endsOn: goal?.endsOn ?? usualEnd(today),
    // A stored reason stays until another one is typed.
    reason: '',
  };
}

const USUAL_TARGETS: Readonly<Record<string, string>> = {
  adherence: '80',
  water: '2',
  sleep: '8',
  habit: '1',
};

/** The initial values for another kind. `unit` is that of a kind that the practice named. */
export const withKind = (values: GoalValues, kind: string, unit = ''): GoalValues => ({
  ...values,
  kind,
  unit: unitsOf(kind)[0] ?? unit,
  target: USUAL_TARGETS[kind] ?? '',
  start: '',
});

const schemas = () => import('#domain/goals/goalSchema.ts');

const TABLES: Readonly<Record<string, UnitTable>> = { water: VOLUME_WORDS, sleep: TIME_WORDS };

/** What was typed as the target or as the beginning. */
function quantityOf({ kind, unit }: GoalValues, typed: string) {
  const units = unitsOf(kind).length > 0 ? unitsOf(kind) : [unit];
  return quantityIn(typed, { units, chosen: unit, table: TABLES[kind] ?? BODY_WORDS });
}

/** The values after a change: a unit typed with the target is chosen too. */
export function withPatch(was: GoalValues, patch: Partial<GoalValues>): GoalValues {
  const next = { ...was, ...patch };
  const typed = patch.target === undefined ? null : quantityOf(next, patch.target);
  return typed ? { ...next, unit: typed.unit } : next;
}

export async function checkedGoal(values: GoalValues, today: Day): Promise<Checked<GoalInput>> {
  const { unit } = values;
  const target = quantityOf(values, values.target);
  const start = quantityOf(values, values.start);
  if (start && start.unit !== unit)
    return { ok: false, errors: { start: say.inUnit(unitName(unit)) } };
  const input = {
    ...values,
    target: target?.value,
    start: start?.value ?? null,
  };
  const checked = await checkWith(async () => (await schemas()).goalInputSchema, input);
  if (!checked.ok) return checked;
  const errors = aimFaults(checked.input, today);
  return Object.keys(errors).length === 0 ? checked : { ok: false, errors };
}

export function changesOf(input: GoalInput, values: GoalValues, base: GoalValues): GoalChange {
  const { kind: _, ...fields } = input;
  const changed = Object.entries(fields).filter(
    ([field]) => values[field as keyof GoalValues] !== base[field as keyof GoalValues],
  );
  return Object.fromEntries(changed);
}
