import type { Db } from '../db/open.ts';
import type { Session } from '../http/session.ts';

/** A customer or a dietician; the column is called after the customers, who were the first to have calendars. */
type Person = Pick<Session, 'id'>;

/** Since when somebody has an address; null if they have none. */
export async function feedSince(db: Db, { id }: Person): Promise<string | null> {
  const row = await db
    .selectFrom('calendarFeed')
    .select('since')
    .where('customerId', '=', id)
    .executeTakeFirst();
  return row?.since ?? null;
}

/** The person whose address it is; undefined when nobody's data may be read by it, for whatever reason. */
export const personBehind = (db: Db, tokenHash: string) =>
  db
    .selectFrom('calendarFeed')
    .innerJoin('user', 'user.id', 'calendarFeed.customerId')
    .leftJoin('accountDeletion', 'accountDeletion.userId', 'user.id')
    .select(['user.id', 'user.role', 'user.locale', 'user.timeZone', 'user.hidesNumbers'])
    .where('calendarFeed.tokenHash', '=', tokenHash)
    .where(({ or, and, eb }) =>
      or([
        eb('user.role', '=', 'client'),
        and([eb('user.role', '=', 'customer'), eb('user.consent', '=', 'given')]),
      ]),
    )
    .where('user.disabled', '=', false)
    // A customer who asked for the deletion of their account is signed out everywhere, so the feed ends, too.
    .where('accountDeletion.userId', 'is', null)
    .executeTakeFirst();

/** Stores an address, replacing the one before. */
export async function storeFeed(
  db: Db,
  { id }: Person,
  feed: { readonly tokenHash: string; readonly since: string },
): Promise<void> {
  await db
    .insertInto('calendarFeed')
    .values({ customerId: id, ...feed })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(db: Db, { id }: Person): Promise<void> {
  await db.deleteFrom('calendarFeed').where('customerId', '=', id).execute();
}
