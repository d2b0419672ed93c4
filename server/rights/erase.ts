import { type QueryExecutorProvider, sql, type Transaction } from 'kysely';
import * as z from 'zod';
import { longIdSchema } from '#domain/textSchema.ts';
import { entryOf } from '../audit/entry.ts';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { inBackground, write } from '../http/write.ts';
import type { ImageDeps } from '../images/squares.ts';
import { removeLeftover } from '../images/sweep.ts';
import { removeMailsWith } from '../mail/keptMails.ts';
import { countTry, forgetTry } from '../signIn/limits.ts';

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

async function eraseRows(
  deps: ImageDeps,
  db: Transaction<Schema>,
  id: string,
  at: string,
): Promise<void> {
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

async function leftoversOf(db: Transaction<Schema>, ownerId: string): Promise<string[]> {
  const all = await db
    .selectFrom('imageLeftover')
    .select('filename')
    .where('ownerId', '=', ownerId)
    .execute();
  return all.map(({ filename }) => filename);
}

/** The last entry about a customer in the record of access: only ids, which no longer identify anybody. */
export const erasedEntry = (customerId: string, at: string) =>
  entryOf({
    what: 'account',
    does: 'deletes',
    actorId: customerId,
    customerId,
    address: '',
    at: new Date(at),
  });

/**
 * Whether an account was erased. An unknown account does not count as erased: it may be newer than the backup
 * from which the practice was restored, and then a device may hold the only copy of its data. Erasures are
 * known as long as the record of access is kept.
 */
async function wasErased(db: Db, uid: string): Promise<boolean> {
  const entry = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('customerId', '=', uid)
    // A literal instead of a parameter, so that SQLite can use the partial index of these entries.
    .where(sql<boolean>`"what" = 'account'`)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Needs no session, because an erased account has none. */
export function erasedRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/erased-accounts/{uid}',
    summary: 'Whether this account was erased, for a device that still holds something of it',
    by: ['anyone'],
    params: { uid: longIdSchema },
    gives: z.strictObject({ erased: z.boolean() }),
    refuses: [429],
    answer: async ({ context, params }) => {
      const address = addressOf(deps.config, context);
      await countTry(deps, 'proofByNetwork', address);
      const erased = await wasErased(deps.db, params.uid);
      if (erased) await forgetTry(deps, 'proofByNetwork', address);
      return { erased };
    },
  });
}

/**
 * Marks the database, in the transaction of an erasure, for {@link wipeDeleted}: a server that is killed before
 * wiping does it after its next start.
 */
export async function markForWiping(db: QueryExecutorProvider, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await sql`pragma user_version = 1`.execute(db);
}

/**
 * Removes deleted data from the files of SQLite, if the database is marked. `secure_delete` overwrites deleted
 * rows with zeros, but copies remain where rows moved between pages. So VACUUM rewrites all pages, and the
 * write-ahead log is emptied. This takes as long as copying the file, and no request is answered meanwhile. The
 * copy is a file in the data folder, since in memory it would be as large as the database. PostgreSQL cleans up by
 * itself later, see docs/SECURITY.md.
 */
export async function wipeDeleted({
  config,
  db,
  engine,
}: {
  readonly config: { readonly dataDir: string };
  readonly db: Db;
  readonly engine: Engine;
}): Promise<void> {
  if (engine !== 'sqlite') return;
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version !== 1) return;
  // SQLite unlinks its temporary file as soon as it is open, so none is left behind. The environment
  // variable SQLITE_TMPDIR cannot be used: it is read before the data folder is known.
  await sql`pragma temp_store_directory = ${sql.lit(config.dataDir)}`.execute(db);
  await sql`pragma temp_store = file`.execute(db);
  await sql`vacuum`.execute(db).finally(() => sql`pragma temp_store = memory`.execute(db));
  const { rows: emptied } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
    db,
  );
  // A backup, for example, still reads the old pages: the next run tries again.
  if (emptied[0]?.busy !== 0) return;
  await sql`pragma user_version = 0`.execute(db);
}
