import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Verify } from '#domain/signIn/accountSchema.ts';
import { inTransaction } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { SignInDeps } from './deps.ts';
import { codeTriesOf, tryingPassword } from './limits.ts';
import { deadLink } from './links.ts';
import { dropSignUpCookie, type Maker, shownHere } from './maker.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findPerson, setPassword } from './people.ts';
import { rememberPlace } from './places.ts';
import { proveCode } from './proveAgain.ts';
import { BY_PASSWORD, provenByOwner, tellProven } from './provenByOwner.ts';
import { findSession } from './session.ts';
import { ASKED, openSession, startSession } from './startSession.ts';
import { say } from './words.ts';

/**
 * Confirms an address with the token of a mailed link, gives it the role it earns, and signs its owner in, or
 * asks for their second factor. Somebody else may have made the account in the owner's name. So unless this
 * is the browser in which it was made, or its password is sent along, everything made on it ends, and a new
 * password has to be chosen. Throws `link-dead`, `opened-elsewhere`, 422 for a wrong password or code, 429,
 * or 410 for an address that is already confirmed.
 */
export async function verifyEmail(
  deps: SignInDeps,
  context: Context,
  { token, password, code = '', newPassword }: Verify,
): Promise<Session | typeof ASKED> {
  const claims = await claimsIn(deps, token);
  const shown = await shownHere(deps, context);
  const known =
    password === undefined ? null : await ownerBy(deps, context, claims.email, { password, code });
  const chosen = newPassword === undefined ? null : await hashPassword(newPassword);
  const { userId, started, changes } = await inTransaction(deps.db, async (db) => {
    const user = await findPerson(db, { email: claims.email });
    if (!user || claims.userId !== user.id) throw deadLink(401);
    if (user.emailVerified) throw linkUsed();
    const userId = user.id;
    const knows = known?.userId === userId ? known : null;
    const maker = chosen === null ? (shown(userId) ?? knows) : null;
    if (!maker && chosen === null) throw openedElsewhere();
    const at = deps.now();
    const way = maker ? BY_PASSWORD : null;
    const changes = await provenByOwner(db, deps, { userId, maker, way, at });
    if (chosen !== null) await setPassword(db, userId, chosen, at);
    if (maker?.sessionId && (await isThere(db, maker.sessionId))) {
      await rememberPlace({ ...deps, db }, context, claims.email);
      return { userId, changes, started: null };
    }
    const proof = known?.proof ?? null;
    const started = await startSession(deps, context, db, { userId, proof });
    return { userId, changes, started };
  });
  const session = started
    ? await openSession(deps, context, started)
    : await findSession(deps, context);
  const keeps = session && session !== ASKED ? session.sessionId : undefined;
  tellProven(deps, userId, changes, keeps);
  if (!session) throw linkUsed();
  dropSignUpCookie(deps, context);
  return session;
}

const linkUsed = () => new ApiFailure(410, 'link-used', say.linkUsedLogIn);

const openedElsewhere = () => new ApiFailure(403, 'opened-elsewhere', say.anotherBrowser);

const isThere = async (db: Transaction<Schema>, sessionId: string): Promise<boolean> =>
  (await db.selectFrom('session').select('id').where('id', '=', sessionId).executeTakeFirst()) !==
  undefined;

type Known = Maker & { readonly userId: string };

/**
 * The account of the link, if this is its password, and a right code of the app if there is one; null when
 * there is no such account, which using the link then tells. Counted like signing in, because it reveals the
 * same.
 */
async function ownerBy(
  deps: SignInDeps,
  context: Context,
  email: string,
  { password, code }: { password: string; code: string },
): Promise<Known | null> {
  const user = await findPerson(deps.db, { email });
  if (!user) return null;
  await tryingPassword(deps, context, email, async (turn) => {
    if (!(await isPassword(password, user.hash, turn)))
      throw invalidField('password', say.notItsPassword);
  });
  const tries = await codeTriesOf(deps, context, email);
  const byCode = await proveCode(deps, { id: user.id, tries }, code);
  return { userId: user.id, sessionId: null, proof: byCode ? 'code' : null };
}

const claimsSchema = z.object({ email: z.string(), userId: z.string() });

/**
 * The claims of a link's token, once its signature is valid and it has not expired: before that, nobody may
 * learn from it who has an account, or try a password. Throws `link-dead`.
 */
async function claimsIn({ config }: SignInDeps, token: string) {
  const { verifyJWT } = await import('better-auth/crypto');
  const payload = await verifyJWT(token, config.secret);
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw deadLink(401);
  return claims.data;
}
