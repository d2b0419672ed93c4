import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { roleForEmail } from '#domain/accounts/role.ts';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiFailure } from '../http/failure.ts';
import type { SignInDeps } from './deps.ts';
import type { Identity } from './google.ts';
import { refusalOf } from './googleRefusals.ts';
import { type LinkLetter, storeLetter, verificationMail } from './mailedLinks.ts';
import { type Shown, shownHere } from './maker.ts';
import { addWay, insertPerson } from './people.ts';
import { provenByOwner, tellProven } from './provenByOwner.ts';
import { ASKED, openSession, type Started, startSession } from './startSession.ts';

type Db = Transaction<Schema>;
type User = { readonly id: string; readonly emailVerified: boolean | number };

const PROVIDER = 'google';

type Outcome = {
  readonly started: Started | ApiFailure;
  /** Who was proven to own their address by this. */
  readonly proven: { readonly userId: string; readonly keeps: string | null } | null;
};

/**
 * Signs in whom Google names: who signed in with this identity before, or else who has its address;
 * whom nobody knows has an account now. All of it is stored together. Throws 403 and 409 where Google
 * has not confirmed the address.
 */
export async function signInByGoogle(
  deps: SignInDeps,
  context: Context,
  identity: Identity,
): Promise<void> {
  const shown = await shownHere(deps, context);
  // Made before, since no transaction waits for a signature; most often nobody needs it.
  const id = randomUUID();
  const letter = await verificationMail(deps, { id, email: identity.email });
  const { started, proven } = await inTransaction(deps.db, async (db): Promise<Outcome> => {
    const proven = await handOver(deps, db, identity, shown);
    const user = await userOf(deps, db, identity, { id, letter });
    // Who is new has the letter that this speaks of.
    if (deps.config.smtpUrl && !user.emailVerified)
      return { started: refusalOf('email_not_verified'), proven };
    const who = { userId: user.id, proof: null };
    return { started: await startSession(deps, context, db, who), proven };
  });
  if (proven) tellProven(deps, proven.userId, proven.keeps ?? undefined);
  if (started instanceof ApiFailure) throw started;
  const session = await openSession(deps, context, started);
  if (session !== ASKED) deps.hub.publish([{ change: { kind: 'customer', id: session.id } }]);
}

/**
 * Gives an account that nobody has verified to the proven owner of its address. They made it
 * themselves if it was made by the same identity, or in this browser.
 */
async function handOver(
  deps: SignInDeps,
  db: Db,
  identity: Identity,
  shown: Shown,
): Promise<Outcome['proven']> {
  const { sub, email, name } = identity;
  if (!identity.emailVerified) return null;
  const user = await db
    .selectFrom('user')
    .select(['id', 'emailVerified', 'disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user || user.emailVerified || user.disabled) return null;
  const own = await ownerOf(db, sub);
  // Somebody we know by this identity signs in as who they are, under whatever address.
  if (own && own.id !== user.id) return null;
  const userId = user.id;
  const maker = shown(userId) ?? (own ? { sessionId: null, proof: null } : null);
  const way = { providerId: PROVIDER, accountId: sub };
  await provenByOwner(db, deps, { userId, maker, way, name, at: deps.now() });
  return { userId, keeps: maker?.sessionId ?? null };
}

/** Who an identity belongs to from now on. Throws 409, 401. */
async function userOf(
  { config, now, ...deps }: SignInDeps,
  db: Db,
  { sub, email, emailVerified, name }: Identity,
  made: { readonly id: string; readonly letter: LinkLetter },
): Promise<User> {
  const own = await ownerOf(db, sub);
  if (own) return own;
  const way = { providerId: PROVIDER, accountId: sub };
  const user = await db
    .selectFrom('user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (user) {
    if (!emailVerified || !user.emailVerified) throw refusalOf('account_not_linked');
    await addWay(db, user.id, way, now());
    return user;
  }
  const role = roleForEmail(email, emailVerified, config.dieticianEmail);
  const person = { id: made.id, email, way, role, emailVerified, at: now(), name };
  const id = await insertPerson(db, person);
  if (id === null) throw refusalOf('unable_to_create_user');
  if (!emailVerified) await storeLetter(deps, db, made.letter);
  return { id, emailVerified };
}

const ownerOf = (db: Db, sub: string): Promise<User | undefined> =>
  db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.id', 'user.emailVerified'])
    .where('account.providerId', '=', PROVIDER)
    .where('account.accountId', '=', sub)
    .executeTakeFirst();
