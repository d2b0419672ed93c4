import type { Transaction } from 'kysely';
import { atMost } from '../db/atMost.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { removeLeftover } from '../images/sweep.ts';
import { write } from '../write.ts';

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
    await eraseByQuery(db, userId);
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

/** What is of the person without referring to their row. */
async function eraseByQuery(db: Db, userId: string): Promise<void> {
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
          where('key', 'like', `%:${escaped(text)}`),
          where('key', 'like', `%:${escaped(text)} %`),
        ]),
      )
      .execute();
  // Of somebody who never confirmed the address, another person may have written.
  if (emailVerified) await db.deleteFrom('contactMessage').where('email', '=', email).execute();
  for (const table of ['dietPlan', 'savedDietPlan'] as const) {
    const plans = await db
      .selectFrom(table)
      .select('id')
      .where('customerId', '=', userId)
      .execute();
    await forgetAnswers(
      db,
      plans.map(({ id }) => id),
    );
  }
}

// Each statement looks through a day of answers, so it is one for many plans.
const PLANS_AT_ONCE = 100;

/** What dieticians were answered when they uploaded these. */
async function forgetAnswers(db: Db, plans: readonly string[]): Promise<void> {
  for (let from = 0; from < plans.length; from += PLANS_AT_ONCE) {
    const some = plans.slice(from, from + PLANS_AT_ONCE);
    await db
      .deleteFrom('idempotencyKey')
      .where((where) => where.or(some.map((id) => where('answer', 'like', `{"id":"${id}"%`))))
      .execute();
  }
}

// SQLite knows no character that escapes unless told; an underscore that is any letter only finds
// a count of tries too many.
const escaped = (text: string) => text.replaceAll('%', '_');

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
