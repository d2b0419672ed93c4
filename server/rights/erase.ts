import type { Transaction } from 'kysely';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';
import { markForWiping, wipeDeleted } from '../db/wipe.ts';
import { inBackground, write } from '../http/write.ts';
import type { ImageDeps } from '../images/deps.ts';
import { removeLeftover } from '../images/sweep.ts';
import { removeMailsWith } from '../mail/keptMails.ts';
import { erasedEntry } from './erased.ts';

type Db = Transaction<Schema>;

/**
 * Erases all accounts that are due; runs every hour. An account that fails does not stop the others; an
 * AggregateError names the failures at the end.
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
  // Once for all accounts, because it takes longer the larger the database is.
  await wipeDeleted(deps);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
}

async function erase(deps: ImageDeps, userId: string): Promise<void> {
  const at = deps.now().toISOString();
  const pictures = await write(inBackground(deps), async ({ db, changed }) => {
    // Checked again within the transaction: its owner may have cancelled the deletion.
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
  // When the storage cannot be reached, the next sweep removes the pictures.
  for (const filename of pictures) await removeLeftover(deps, userId, filename);
  deps.hub.publish([{ ended: { userId } }]);
}

async function eraseRows(deps: ImageDeps, db: Db, id: string, at: string): Promise<void> {
  const asking = db.selectFrom('user').select(['email', 'emailVerified']).where('id', '=', id);
  // Waits for writes about this person that are still running, so that their data is erased as well. SQLite
  // needs no lock: it has one writer at a time.
  const locked = deps.engine === 'postgres' ? asking.forUpdate() : asking;
  const { email, emailVerified } = await locked.executeTakeFirstOrThrow();
  const person = { id, email, emailVerified: Boolean(emailVerified), at };
  for (const { erased } of Object.values(deps.declared.tables))
    if (typeof erased === 'function') await erased(db, person);
  // Foreign keys delete all rows that refer to it.
  await db.deleteFrom('user').where('id', '=', id).execute();
  await db.insertInto('auditEntry').values(erasedEntry(id, at)).execute();
  // Kept mails are files, so they stay deleted even if the transaction fails after this.
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
