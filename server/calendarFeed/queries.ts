import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/session.ts';

/** Since when a customer has an address; null if they have none. */
export async function feedSince(db: Db, { customerId }: CustomerScope): Promise<string | null> {
  const row = await db
    .selectFrom('calendarFeed')
    .select('since')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return row?.since ?? null;
}

/** The customer whose address it is; undefined when nobody's data may be read by it, for whatever reason. */
export const customerBehind = (db: Db, tokenHash: string) =>
  db
    .selectFrom('calendarFeed')
    .innerJoin('user', 'user.id', 'calendarFeed.customerId')
    .leftJoin('accountDeletion', 'accountDeletion.userId', 'user.id')
    .select(['user.id', 'user.timeZone', 'user.hidesNumbers'])
    .where('calendarFeed.tokenHash', '=', tokenHash)
    .where('user.role', '=', 'customer')
    .where('user.consent', '=', 'given')
    .where('user.disabled', '=', false)
    // A customer who asked for the deletion of their account is signed out everywhere, so the feed ends, too.
    .where('accountDeletion.userId', 'is', null)
    .executeTakeFirst();

/** Stores an address, replacing the one before. */
export async function storeFeed(
  db: Db,
  { customerId }: CustomerScope,
  feed: { readonly tokenHash: string; readonly since: string },
): Promise<void> {
  await db
    .insertInto('calendarFeed')
    .values({ customerId, ...feed })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(db: Db, { customerId }: CustomerScope): Promise<void> {
  await db.deleteFrom('calendarFeed').where('customerId', '=', customerId).execute();
}
