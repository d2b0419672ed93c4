import type { Transaction } from 'kysely';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';
import { markForWiping, wipeDeleted } from '../db/wipe.ts';
import { inBackground, write } from '../http/write.ts';
import type { ImageDeps } from '../images/deps.ts';
import { removeLeftover } from '../images/sweep.ts';
import { removeMailsWith } from '../mail/keptMails.ts';

type Db = Transaction<Schema>;

/**
 * Erases every account whose days are over; called now and then. One that cannot be erased keeps no
 * other waiting: all are tried, and an AggregateError tells of those that failed.
 */
export async function eraseDue(deps: ImageDeps): Promise<void> {
  const due = await deps.db
    .selectFrom('accountDeletion')
    .select('userId')
    .where('dueAt', '<=', deps.now().toISOString())
    .limit(rowLimit(1000))
    .execute();
  const failures: unknown[] = [];
  for (const { userId } of due)
    await erase(deps, userId).catch((error: unknown) => failures.push(error));
  // Once for all of them: it takes as long as the database is large.
  await wipeDeleted(deps);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
}

async function erase(deps: ImageDeps, userId: string): Promise<void> {
  const at = deps.now().toISOString();
  const pictures = await write(inBackground(deps), async ({ db, changed }) => {
    // Asked again within the transaction: they may have kept it meanwhile.
    const person = await db
      .deleteFrom('accountDeletion')
      .where('userId', '=', userId)
      .where('dueAt', '<=', at)
      .returning('userId')
      .executeTakeFirst();
    if (!person) return [];
    await markForWiping(db, deps.engine);
    await eraseRows(deps, db, userId, at);
    changed('customer', userId);
    return leftoversOf(db, userId);
  });
  // What cannot be reached now goes with the next sweep.
  for (const filename of pictures) await removeLeftover(deps, userId, filename);
  deps.hub.publish([{ ended: { userId } }]);
}

async function eraseRows(deps: ImageDeps, db: Db, id: string, at: string): Promise<void> {
  const { email, emailVerified } = await db
    .selectFrom('user')
    .select(['email', 'emailVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const person = { id, email, emailVerified: Boolean(emailVerified), at };
  for (const { erased } of Object.values(deps.declared.tables))
    if (typeof erased === 'function') await erased(db, person);
  // Everything that refers to it goes with it.
  await db.deleteFrom('user').where('id', '=', id).execute();
  // Kept mails are files: should the transaction fail, they are gone a moment too early.
  await removeMailsWith(deps.config, email);
}

async function leftoversOf(db: Db, ownerId: string): Promise<string[]> {
  const all = await db
    .selectFrom('imageLeftover')
    .select('filename')
    .where('ownerId', '=', ownerId)
    .execute();
  return all.map(({ filename }) => filename);
}
