import type { Transaction } from 'kysely';
import type { Confirmation } from '#domain/confirmSchema.ts';
import { ageOn, bornBy } from '#domain/day.ts';
import { withFigures } from '#domain/hiddenNumbers/hiddenNumbers.ts';
import { imageUrl } from '#domain/images/image.ts';
import { inUnit, siOf } from '#domain/measurements/measurement.ts';
import { EMPTY_PROFILE, heightRefusal } from '#domain/profiles/profile.ts';
import type {
  CustomerProfile,
  CustomerProfileInput,
  CustomerProfileSave,
  DieticianProfile,
  DieticianProfileInput,
} from '#domain/profiles/profileSchema.ts';
import { CONFIRM_NEEDED } from '#domain/refusal.ts';
import { sortNameOf } from '#domain/search.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { editedMeanwhile, write } from '../http/write.ts';
import { imageUrlOf } from '../images/queries.ts';
import { insertMeasurement, type Writing } from '../measurements/changes.ts';
import { lastMeasuredAt, latestOf } from '../measurements/queries.ts';

type Weight = Pick<CustomerProfileInput, 'weight' | 'weightUnit'>;

/** Profiles have their own word for the unit. */
const WORDS = { kg: 'kg', lb: 'lbs' } as const;
const unitOf = (words: Weight['weightUnit']) => (words === 'lbs' ? 'lb' : 'kg');

/**
 * The weight of a profile is the last measured one, in its own unit; if the profile was saved later, its unit
 * is used.
 */
function profileWeight(
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
async function measureProfileWeight(
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

/** A customer's profile, with picture and age; null while they have written none. */
export async function readCustomerProfile(
  deps: Pick<Deps, 'db' | 'now'>,
  scope: CustomerScope,
): Promise<CustomerProfile | null> {
  const { customerId, email } = scope;
  const stored = await deps.db
    .selectFrom('customerProfile')
    .leftJoin('profileImage', 'profileImage.ownerId', 'customerProfile.customerId')
    .leftJoin('measurement', (join) =>
      join
        .onRef('measurement.customerId', '=', 'customerProfile.customerId')
        .on('measurement.kind', '=', 'weight')
        .on('measurement.measuredAt', '=', lastMeasuredAt(deps.db, customerId, 'weight')),
    )
    .select([
      'profile',
      'lastUpdated',
      'customerProfile.version',
      'filename',
      'measurement.value',
      'measurement.unit',
      'measurement.si',
      'measuredAt',
    ])
    .where('customerProfile.customerId', '=', customerId)
    .executeTakeFirst();
  if (!stored) return null;
  const { lastUpdated, version } = stored;
  const input = profileOf(stored);
  return {
    ...input,
    ...profileWeight(scope, stored, input.weightUnit),
    ...(scope.hidesNumbers && { height: null }),
    userId: customerId,
    email,
    profileImageUrl: imageUrl(customerId, stored.filename),
    age: ageOn(input.dateOfBirth, todayOf(deps, scope)),
    lastUpdated,
    version,
  };
}

/** Older profiles lack fields that were added later; those are empty. */
const profileOf = ({ profile }: { readonly profile: string }): CustomerProfileInput => ({
  ...EMPTY_PROFILE,
  ...(JSON.parse(profile) as CustomerProfileInput),
});

/**
 * Stores a customer's profile as one document, their name, and their weight as a measurement of today if it
 * differs from the one they read. Where numbers are hidden from the customer, an empty height keeps the
 * stored one. Throws 409 for an unlikely weight, 412 when `version` is given and is not the latest, 422 for a
 * date of birth in the future, an impossible weight or height.
 */
export async function saveCustomerProfile(
  operation: Operation,
  scope: CustomerScope,
  { confirm, reasonsRead, weightBefore, ...input }: CustomerProfileSave,
  version: number | undefined,
): Promise<void> {
  const born = bornBy(input.dateOfBirth, todayOf(operation, scope));
  if (!born.ok) throw invalidField('dateOfBirth', born.refusal.message);
  await write(operation, async ({ db, changed }) => {
    await saveName(db, scope.customerId, input.name);
    const current = await db
      .selectFrom('customerProfile')
      .select(['version', 'profile'])
      .where('customerId', '=', scope.customerId)
      .executeTakeFirst();
    refuseHeight(input, current && profileOf(current));
    const next = nextVersion(operation, current, version);
    const writing = { ...operation, writerId: scope.customerId };
    // A client that does not send the weight it read is assumed to have read the last saved one.
    const before = weightBefore ?? (current && profileOf(current));
    const weight = { ...input, before, confirm, reasonsRead };
    if (await measureProfileWeight(db, scope, weight, writing))
      changed('measurement', scope.customerId);
    const kept = current && scope.hidesNumbers ? asWritten(profileOf(current), input) : input;
    const values = { profile: JSON.stringify(kept), ...next };
    await db
      .insertInto('customerProfile')
      .values({ customerId: scope.customerId, ...values })
      .onConflict((conflict) => conflict.column('customerId').doUpdateSet(values))
      .execute();
    changed('customer-profile', scope.customerId);
    changed('customer', scope.customerId);
  });
}

/** Throws 422 for an impossible height, unless it was stored before such a height was refused. */
function refuseHeight(
  { height, heightUnit }: CustomerProfileInput,
  stored: CustomerProfileInput | undefined,
): void {
  if (height === null || (stored?.height === height && stored.heightUnit === heightUnit)) return;
  const refusal = heightRefusal({ value: height, unit: heightUnit });
  if (refusal) throw invalidField('height', refusal);
}

/** Customers who do not see their height cannot have removed it, nor the figures in their texts. */
function asWritten(stored: CustomerProfileInput, input: CustomerProfileInput) {
  const { height, heightUnit } = stored;
  const whole = withFigures(input, stored);
  return input.height === null ? { ...whole, height, heightUnit } : whole;
}

/** The columns of the next version. Throws 412 when `expected` is given and is not the latest. */
function nextVersion(
  { now }: Operation,
  current: { version: number } | undefined,
  expected: number | undefined,
) {
  const version = current?.version ?? 0;
  if (expected !== undefined && expected !== version) throw editedMeanwhile();
  return { lastUpdated: now().toISOString(), version: version + 1 };
}

/** Stores a person's name. It also locks their row, so that two saves of a profile wait for each other. */
async function saveName(db: Db, id: string, name: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ name, sortName: sortNameOf(name) })
    .where('id', '=', id)
    .execute();
}

type Dietician = { readonly id: string; readonly email: string };

/** The dietician with this id; undefined when there is none. */
export async function findDietician(db: Db, id: string): Promise<Dietician | undefined> {
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('role', '=', 'client')
    .executeTakeFirst();
}

/** A dietician's profile, with picture; null while they have written none. */
export async function readDieticianProfile(
  db: Db,
  dietician: Dietician,
): Promise<DieticianProfile | null> {
  const row = await db
    .selectFrom('dieticianProfile')
    .select(['profile', 'lastUpdated', 'version'])
    .where('dieticianId', '=', dietician.id)
    .executeTakeFirst();
  if (!row) return null;
  const input = JSON.parse(row.profile) as DieticianProfileInput;
  const { lastUpdated, version } = row;
  const { id: userId, email } = dietician;
  const profileImageUrl = await imageUrlOf(db, userId);
  return { ...input, userId, email, profileImageUrl, lastUpdated, version };
}

/** Stores a dietician's profile and name. Throws 412 when `version` is given and is not the latest. */
export async function saveDieticianProfile(
  operation: Operation,
  dieticianId: string,
  input: DieticianProfileInput,
  version: number | undefined,
): Promise<void> {
  await write(operation, async ({ db, changed }) => {
    await saveName(db, dieticianId, input.name);
    const current = await db
      .selectFrom('dieticianProfile')
      .select('version')
      .where('dieticianId', '=', dieticianId)
      .executeTakeFirst();
    const values = { profile: JSON.stringify(input), ...nextVersion(operation, current, version) };
    await db
      .insertInto('dieticianProfile')
      .values({ dieticianId, ...values })
      .onConflict((conflict) => conflict.column('dieticianId').doUpdateSet(values))
      .execute();
    changed('dietician-profile', dieticianId);
  });
}
