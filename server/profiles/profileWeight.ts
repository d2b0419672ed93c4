import type { Transaction } from 'kysely';
import type { Confirmation } from '#domain/confirmSchema.ts';
import { inUnit, siOf } from '#domain/measurements/measurement.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { CONFIRM_NEEDED } from '#domain/refusal.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { insertMeasurement, type Writing } from '../measurements/changes.ts';
import { latestOf } from '../measurements/queries.ts';

type Weight = Pick<CustomerProfileInput, 'weight' | 'weightUnit'>;

/** Profiles have their own word for the unit. */
const WORDS = { kg: 'kg', lb: 'lbs' } as const;
const unitOf = (words: Weight['weightUnit']) => (words === 'lbs' ? 'lb' : 'kg');

/**
 * The weight of a profile is the last measured one, in its own unit; if the profile was saved later, its unit
 * is used.
 */
export function profileWeight(
  { hidesNumbers }: Pick<CustomerScope, 'hidesNumbers'>,
  { lastUpdated, value, unit, si, measuredAt }: StoredWeight,
  weightUnit: Weight['weightUnit'],
): Weight {
  if (value === null || si === null || measuredAt === null || hidesNumbers)
    return { weight: null, weightUnit };
  const measured = unit === 'lb' ? WORDS.lb : WORDS.kg;
  if (measured === weightUnit || lastUpdated <= measuredAt)
    return { weight: value, weightUnit: measured };
  return { weight: inUnit(si, unitOf(weightUnit)), weightUnit };
}

/** When a profile was saved, and the last measured weight; null for none. */
type StoredWeight = {
  readonly lastUpdated: string;
  readonly value: number | null;
  readonly unit: string | null;
  readonly si: number | null;
  readonly measuredAt: string | null;
};

type Typed = Weight &
  Confirmation & {
    /** The weight when the profile was read; undefined if there was none. */
    readonly before: Weight | undefined;
  };

/**
 * Stores the weight of a profile as a measurement of today, unless it equals the weight that the profile was
 * read with, or the last measured one; an empty weight removes nothing. Returns whether it was stored. Throws
 * 409 for an unlikely weight, 422 for an impossible one.
 */
export async function measureProfileWeight(
  db: Transaction<Schema>,
  scope: CustomerScope,
  { weight, weightUnit, before, confirm, reasonsRead }: Typed,
  writing: Writing,
): Promise<boolean> {
  if (weight === null) return false;
  const unit = unitOf(weightUnit);
  if (before && before.weight !== null) {
    const read = { value: before.weight, unit: unitOf(before.weightUnit) };
    if (isShownAs({ ...read, si: siOf(read.value, read.unit) }, weight, unit)) return false;
  }
  const latest = await latestOf(db, scope, 'weight');
  if (latest && isShownAs(latest, weight, unit)) return false;
  const date = todayOf(writing, scope);
  const input = { kind: 'weight', date, value: weight, unit, confirm, reasonsRead };
  await insertMeasurement(db, scope, input, writing).catch(aboutWeight);
  return true;
}

const isShownAs = (
  latest: { si: number; value: number; unit: string },
  value: number,
  unit: string,
) =>
  latest.unit === unit
    ? latest.value === value
    : inUnit(latest.si, unit) === inUnit(siOf(value, unit), unit);

/** Names the field `weight` in a refusal, because a profile calls the value so. */
function aboutWeight(failure: unknown): never {
  if (!(failure instanceof ApiFailure) || !failure.fields) throw failure;
  const { fields, status, code, message } = failure;
  const weight = code === CONFIRM_NEEDED ? Object.values(fields)[0] : fields.value;
  if (weight === undefined) throw failure;
  throw new ApiFailure(status, code, message, { fields: { weight } });
}
