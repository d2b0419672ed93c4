import type { Transaction } from 'kysely';
import { atMost } from '../db/atMost.ts';
import type { Schema } from '../db/schema.ts';
import { markForWiping, wipeDeleted } from '../db/wipe.ts';
import type { Deps } from '../http/deps.ts';
import { write } from '../http/write.ts';
import { removeLeftover } from '../images/sweep.ts';
import { removeMailsWith } from '../mail/keptMails.ts';

type Db = Transaction<Schema>;

/**
 * Erases every account whose days are over; called now and then. One that cannot be erased keeps no
 * other waiting: all are tried, and an AggregateError tells of those that failed.
 */
export async function eraseDue(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('accountDeletion')
    .select('userId')
    .where('dueAt', '<=', deps.now().toISOString())
    .limit(atMost(1000))
    .execute();
  const failures: unknown[] = [];
  for (const { userId } of due)
    await erase(deps, userId).catch((error: unknown) => failures.push(error));
  // Once for all of them: it takes as long as the database is large.
  await wipeDeleted(deps);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
}

async function erase(deps: Deps, userId: string): Promise<void> {
  const at = deps.now().toISOString();
  const pictures = await write(deps, async ({ db, changed }) => {
    // Asked again within the transaction: they may have kept it meanwhile.
    const person = await db
      .deleteFrom('accountDeletion')
      .where('userId', '=', userId)
      .where('dueAt', '<=', at)
      .returning('userId')
      .executeTakeFirst();
    if (!person) return [];
    await markForWiping(db, deps.engine);
    await eraseByQuery(deps, db, userId);
    const had = await releasePictures(db, userId, at);
    // Everything that refers to it goes with it.
    await db.deleteFrom('user').where('id', '=', userId).execute();
    changed('customer', userId);
    return had;
  });
  // What cannot be reached now goes with the next sweep.
  for (const filename of pictures) await removeLeftover(deps, userId, filename);
  deps.hub.publish([{ ended: { userId } }]);
}

/** What is of the person without referring to their row, kept mails among it. */
async function eraseByQuery({ config }: Deps, db: Db, userId: string): Promise<void> {
  const { email, emailVerified } = await db
    .selectFrom('user')
    .select(['email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('verification').where('value', 'like', `%${userId}%`).execute();
  for (const text of [email, userId])
    await db
      .deleteFrom('rateLimit')
      .where((where) =>
        where.or([
          where('key', 'like', `%:${asPattern(text)}`),
          where('key', 'like', `%:${asPattern(text)} %`),
        ]),
      )
      .execute();
  // Of somebody who never confirmed the address, another person may have written.
  if (emailVerified) await db.deleteFrom('contactMessage').where('email', '=', email).execute();
  await db.deleteFrom('idempotencyKey').where('about', '=', userId).execute();
  await db.deleteFrom('letter').where('recipient', '=', email).execute();
  if (emailVerified) await db.deleteFrom('letter').where('writer', '=', email).execute();
  // Kept mails are files: should the transaction fail, they are gone a moment too early.
  await removeMailsWith(config, email);
}

// SQLite knows no character that escapes unless told; an underscore that is any letter only finds
// a count of tries too many.
const asPattern = (text: string) => text.replaceAll('%', '_');

async function releasePictures(db: Db, ownerId: string, since: string): Promise<string[]> {
  const had = await db
    .selectFrom('profileImage')
    .select('filename')
    .where('ownerId', '=', ownerId)
    .execute();
  for (const { filename } of had)
    await db.insertInto('imageLeftover').values({ ownerId, filename, since }).execute();
  const all = await db
    .selectFrom('imageLeftover')
    .select('filename')
    .where('ownerId', '=', ownerId)
    .execute();
  return all.map(({ filename }) => filename);
}
