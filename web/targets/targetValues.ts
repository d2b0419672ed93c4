import { MAIN_NUTRIENTS, NUTRIENT_IDS, NUTRIENTS, type Nutrient } from '#domain/foods/nutrients.ts';
import { asTyped } from '#domain/language/language.ts';
import { quantityIn } from '#domain/quantity.ts';
import {
  boundsOf,
  TARGET_KINDS,
  type Target,
  USUAL_TOLERANCE,
  usualKind,
} from '#domain/targets/target.ts';
import type { Targets, TargetsInput } from '#domain/targets/targetSchema.ts';
import { say as domainSays } from '#domain/targets/words.ts';
import { type Checked, checkWith } from '../draft/useSending.ts';
import {
  boolean,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  type Shaped,
  string,
} from '../store/shape.ts';

const row = object({
  nutrient: oneOf(NUTRIENT_IDS),
  /** As it is typed; '' for no target. */
  amount: string,
  kind: oneOf(TARGET_KINDS),
});
export type Row = Shaped<typeof row>;

/** The form of the targets, as the browser keeps it while it is unsaved. */
export const targetValues = object({
  targets: listOf(row),
  tolerance: string,
  formula: nullable(object({ resting: number, factor: number, perKg: number })),
  isShown: boolean,
});
export type TargetValues = Shaped<typeof targetValues>;

export const emptyRow = (nutrient: Nutrient): Row => ({
  nutrient,
  amount: '',
  kind: usualKind(nutrient),
});

const rowOf = ({ nutrient, amount, kind }: Target): Row => ({
  nutrient,
  amount: asTyped(amount),
  kind,
});

const inOrder = (rows: readonly Row[]): Row[] =>
  NUTRIENT_IDS.flatMap((id) => rows.find(({ nutrient }) => nutrient === id) ?? []);

/** The rows with those of a suggestion in place of the ones that they replace. */
export const withTargets = (rows: readonly Row[], targets: readonly Target[]): Row[] =>
  inOrder([...targets.map(rowOf), ...rows]);

export const valuesOf = (saved: Targets | null): TargetValues => ({
  targets: withTargets(MAIN_NUTRIENTS.map(emptyRow), saved?.targets ?? []),
  tolerance: asTyped(saved?.tolerance ?? USUAL_TOLERANCE),
  formula: saved?.formula ?? null,
  isShown: saved?.isShown ?? false,
});

/** What somebody typed for a nutrient, or a factor; null for nothing, NaN for no number. */
export const typedNumber = (text: string, unit = ''): number | null =>
  quantityIn(text, { units: [unit], chosen: unit, table: {} })?.value ?? null;

const amountOfRow = ({ nutrient, amount }: Row) => typedNumber(amount, NUTRIENTS[nutrient]);

/** The sentence at the field of a row; undefined for one that can be stored. */
export function rowError(each: Row): string | undefined {
  const value = amountOfRow(each);
  if (value === null) return undefined;
  if (Number.isNaN(value)) return domainSays.enterAmount;
  const [least, most] = boundsOf(each.nutrient);
  return value < least || value > most ? domainSays.amountRange(least, most) : undefined;
}

const schema = async () => (await import('#domain/targets/targetSchema.ts')).targetsInputSchema;

/** Rows without an amount are no targets. */
export const checkedTargets = (values: TargetValues): Promise<Checked<TargetsInput>> =>
  checkWith(schema, {
    ...values,
    targets: values.targets.flatMap((each) => {
      const amount = amountOfRow(each);
      return amount === null ? [] : [{ ...each, amount }];
    }),
    tolerance: typedNumber(values.tolerance, '%') ?? USUAL_TOLERANCE,
  });
