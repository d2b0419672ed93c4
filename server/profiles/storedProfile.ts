import { imageUrl } from '#domain/images/image.ts';
import { ageOn } from '#domain/profiles/age.ts';
import type { CustomerProfile, CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import { alongside } from '../http/alongside.ts';
import type { Deps } from '../http/deps.ts';
import { type CustomerScope, todayOf } from '../http/scope.ts';
import { type SessionRow, sessionOfToken } from '../signIn/sessionRow.ts';

type Stored = {
  profile: string | null;
  profileUpdated: string | null;
  profileVersion: number | null;
  image: string | null;
};

/** The profile of a customer with the name of their picture, read with the session. */
export const storedProfile = alongside<{ customerId: string }, SessionRow & Stored, Stored>({
  values: (customerId) => ({ customerId }),
  build: (db, value) =>
    sessionOfToken(db, value('token'))
      .leftJoin('customerProfile', (join) =>
        join.on('customerProfile.customerId', '=', value('customerId')),
      )
      .leftJoin('profileImage', (join) => join.on('profileImage.ownerId', '=', value('customerId')))
      .select([
        'customerProfile.profile',
        'customerProfile.lastUpdated as profileUpdated',
        'customerProfile.version as profileVersion',
        'profileImage.filename as image',
      ]),
  pick: (row) => row,
});

/** Null while the customer has written none. */
export function asCustomerProfile(
  deps: Deps,
  scope: CustomerScope,
  { profile, profileUpdated, profileVersion, image }: Stored,
): CustomerProfile | null {
  if (profile === null || profileUpdated === null || profileVersion === null) return null;
  const input = JSON.parse(profile) as CustomerProfileInput;
  return {
    ...input,
    userId: scope.customerId,
    email: scope.email,
    profileImageUrl: imageUrl(scope.customerId, image),
    age: ageOn(input.dateOfBirth, todayOf(deps, scope)),
    lastUpdated: profileUpdated,
    version: profileVersion,
  };
}

/** Null while the customer has written none. */
export async function readCustomerProfile(
  deps: Deps,
  scope: CustomerScope,
): Promise<CustomerProfile | null> {
  const stored = await deps.db
    .selectFrom('customerProfile')
    .leftJoin('profileImage', 'profileImage.ownerId', 'customerProfile.customerId')
    .select([
      'customerProfile.profile',
      'customerProfile.lastUpdated as profileUpdated',
      'customerProfile.version as profileVersion',
      'profileImage.filename as image',
    ])
    .where('customerProfile.customerId', '=', scope.customerId)
    .executeTakeFirst();
  return stored ? asCustomerProfile(deps, scope, stored) : null;
}
