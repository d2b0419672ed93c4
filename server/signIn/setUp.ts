import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { SetUp } from '#domain/signIn/accountSchema.ts';
import { inTransaction } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import { becomeDietician } from './dieticians.ts';
import { hashPassword } from './passwords.ts';
import { byPassword, insertPerson } from './people.ts';
import { sealLink, unsealLink } from './sealedLink.ts';
import { openProvenSession, startSession } from './startSession.ts';
import { say } from './words.ts';

const LINK_DAYS = 7;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

// Any constant will do; every instance of the product has to use the same one.
const LOCK = 7_335_753;

type Store = Pick<Deps, 'config' | 'db' | 'engine' | 'now'>;

/**
 * Runs `work` while no other process can set the practice up, and tells it whether there is a dietician
 * already.
 */
async function alone<T>(
  { db, engine }: Store,
  work: (transaction: Transaction<Schema>, done: boolean) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    if (engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    return work(transaction, await hasDietician(transaction));
  });
}

async function hasDietician(db: Deps['db']): Promise<boolean> {
  const dietician = await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'client')
    .limit(rowLimit(1))
    .executeTakeFirst();
  return dietician !== undefined;
}

/**
 * While there is no dietician: a new one-time token with which the first one makes their account; null once
 * there is one. Only its hash is stored, so the token itself is only on the console.
 */
export async function offerSetUp(store: Store): Promise<string | null> {
  return alone(store, async (transaction, done) => {
    if (done) return null;
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(store.now().getTime() + LINK_DAYS * 86_400_000).toISOString();
    await transaction
      .insertInto('setUpLink')
      .values({ tokenHash: hashOf(token), expiresAt })
      .execute();
    return sealLink(store.config.secret, 'set-up', token);
  });
}

/** Whether a one-time token would make the first dietician now. */
export async function setUpLinkWorks(
  { config, db, now }: Pick<Store, 'config' | 'db' | 'now'>,
  token: string,
): Promise<boolean> {
  const stored = unsealLink(config.secret, 'set-up', token);
  if (stored === null) return false;
  const link = await db
    .selectFrom('setUpLink')
    .select('tokenHash')
    .where('tokenHash', '=', hashOf(stored))
    .where('expiresAt', '>', now().toISOString())
    .executeTakeFirst();
  return link !== undefined && !(await hasDietician(db));
}

/** The same for every set-up link that does not work, whatever the reason. */
const deadSetUpLink = () => new ApiFailure(410, 'setup-link-invalid', say.setUpLinkUsedUp);

/**
 * Makes the first dietician with a one-time token, signs them in, and ends every other link. Throws 410 for a
 * token that is used, expired or unknown, and once there is a dietician; 409 for an address that has an
 * account, and then the token stays valid.
 */
export async function makeFirstDietician(
  deps: Deps,
  context: Context,
  { token, email, password }: SetUp,
): Promise<Session> {
  const stored = unsealLink(deps.config.secret, 'set-up', token);
  // Checked before hashing, which takes a core for a tenth of a second.
  if (stored === null || !(await setUpLinkWorks(deps, token))) throw deadSetUpLink();
  const way = byPassword(await hashPassword(password));
  const started = await alone(deps, async (db, done) => {
    const at = deps.now();
    const used = await db
      .deleteFrom('setUpLink')
      .where('tokenHash', '=', hashOf(stored))
      .where('expiresAt', '>', at.toISOString())
      .returning('tokenHash')
      .executeTakeFirst();
    if (!used || done) throw deadSetUpLink();
    const person = { email, way, role: 'client', emailVerified: true, at } as const;
    const userId = await insertPerson(db, person);
    if (userId === null) throw new ApiFailure(409, 'address-taken', say.addressTaken);
    await db.deleteFrom('setUpLink').execute();
    await becomeDietician(db, deps.declared, userId, at);
    return startSession(deps, context, db, { userId, proof: null });
  });
  return openProvenSession(deps, context, started);
}
