import { imageUrl } from '#domain/images/image.ts';
import { ageOn, bornBy } from '#domain/profiles/age.ts';
import type {
  CustomerProfile,
  CustomerProfileInput,
} from '#domain/profiles/customerProfileSchema.ts';
import type {
  DieticianProfile,
  DieticianProfileInput,
} from '#domain/profiles/dieticianProfileSchema.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { invalidField } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/scope.ts';
import { editedMeanwhile } from '../http/versions.ts';
import { write } from '../http/write.ts';
import { imageUrlOf } from '../images/queries.ts';

/** Null while the customer has written none. */
export async function readCustomerProfile(
  deps: Pick<Deps, 'db' | 'now'>,
  scope: CustomerScope,
): Promise<CustomerProfile | null> {
  const { customerId, email } = scope;
  const stored = await deps.db
    .selectFrom('customerProfile')
    .leftJoin('profileImage', 'profileImage.ownerId', 'customerProfile.customerId')
    .select(['profile', 'lastUpdated', 'version', 'filename'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (!stored) return null;
  const { lastUpdated, version } = stored;
  const input = JSON.parse(stored.profile) as CustomerProfileInput;
  return {
    ...input,
    userId: customerId,
    email,
    profileImageUrl: imageUrl(customerId, stored.filename),
    age: ageOn(input.dateOfBirth, todayOf(deps, scope)),
    lastUpdated,
    version,
  };
}

/**
 * Saves the profile as one document, and the name with which the customer is listed. Throws 412
 * when `version` is given and another one is there by now, 422 for somebody not born yet.
 */
export async function saveCustomerProfile(
  operation: Operation,
  scope: CustomerScope,
  input: CustomerProfileInput,
  version: number | undefined,
): Promise<void> {
  const born = bornBy(input.dateOfBirth, todayOf(operation, scope));
  if (!born.ok) throw invalidField('dateOfBirth', born.refusal.message);
  await write(operation, async ({ db, changed }) => {
    await saveName(db, scope.customerId, input.name);
    const current = await db
      .selectFrom('customerProfile')
      .select('version')
      .where('customerId', '=', scope.customerId)
      .executeTakeFirst();
    const values = { profile: JSON.stringify(input), ...nextVersion(operation, current, version) };
    await db
      .insertInto('customerProfile')
      .values({ customerId: scope.customerId, ...values })
      .onConflict((conflict) => conflict.column('customerId').doUpdateSet(values))
      .execute();
    changed('customer-profile', scope.customerId);
    changed('customer', scope.customerId);
  });
}

/** Throws 412 when `expected` is given and another version is there by now. */
function nextVersion(
  { now }: Operation,
  current: { version: number } | undefined,
  expected: number | undefined,
) {
  const version = current?.version ?? 0;
  if (expected !== undefined && expected !== version) throw editedMeanwhile();
  return { lastUpdated: now().toISOString(), version: version + 1 };
}

/** Also the lock: the row of the person is held, so that two saves of one profile queue up. */
async function saveName(db: Db, id: string, name: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ name, sortName: name.toLowerCase() })
    .where('id', '=', id)
    .execute();
}

export type Dietician = { readonly id: string; readonly email: string };

/** The dietician with this id; undefined when there is none. */
export async function findDietician(db: Db, id: string): Promise<Dietician | undefined> {
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('role', '=', 'client')
    .executeTakeFirst();
}

/** Null while the dietician has written none. */
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

/** Throws 412 when `version` is given and another one is there by now. */
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
