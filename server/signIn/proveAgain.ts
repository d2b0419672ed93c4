import type { Context } from 'hono';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { inTransaction } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, invalidField, unauthenticated } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import { takeCode, wrongCode } from './authenticator.ts';
import { countingCodes, triesOf, tryingOwnPassword } from './limits.ts';
import { isPassword } from './passwords.ts';
import { findPerson } from './people.ts';
import { say } from './words.ts';

const FRESH_MS = 10 * 60_000;

type Asked = { readonly byPassword: boolean; readonly byCode: boolean };

/** What {@link proveAgain} asks of this person. */
export async function askedOf(deps: Deps, userId: string): Promise<Asked> {
  const { hash, factor } = await waysOf(deps, userId);
  return { byPassword: hash !== null, byCode: factor === 'code' };
}

/**
 * Required before anything that would give somebody else permanent access, or lock the owner out: an open
 * session is not enough, because its browser may have been left alone. Asks for the password if there is one,
 * and for a code if there is an app; if there is neither, the session must have just begun. Throws 422, 429,
 * or 403.
 */
export async function proveAgain(
  deps: Deps,
  context: Context,
  session: Session,
  { password, code }: ProofAgain,
): Promise<void> {
  const { hash, factor } = await waysOf(deps, session.id);
  const byCode = factor === 'code';
  if (hash === null && !byCode) return requireFresh(deps, session);
  if (hash !== null)
    await tryingOwnPassword(deps, context, session, async () => {
      if (!(await isPassword(password, hash))) throw invalidField('password', say.notYourPassword);
    });
  if (byCode) await proveByAnyCode(deps, { id: session.id, tries: triesOf(session) }, code);
}

/** A person, and the key under which tries of their codes are counted; see limits.ts. */
type Coded = { readonly id: string; readonly tries: string };

/**
 * Checks only a code, for people with an app whose password is checked elsewhere. Returns false if there is
 * no app, and asks for nothing.
 */
export async function proveCode(deps: Deps, person: Coded, code: string): Promise<boolean> {
  const { factor } = await waysOf(deps, person.id);
  if (factor !== 'code') return false;
  await proveByAnyCode(deps, person, code);
  return true;
}

async function proveByAnyCode(deps: Deps, { id, tries }: Coded, code: string): Promise<void> {
  if (code === '') throw invalidField('code', say.sixDigits);
  await countingCodes(deps, tries, () =>
    inTransaction(deps.db, async (db) => {
      if (!(await takeCode(deps, db, id, code))) throw wrongCode();
    }),
  );
}

async function waysOf({ db }: Deps, id: string) {
  const person = await findPerson(db, { id });
  if (!person) throw unauthenticated();
  return person;
}

async function requireFresh(deps: Deps, { sessionId }: Session): Promise<void> {
  const { createdAt } = await deps.db
    .selectFrom('session')
    .select('createdAt')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (deps.now().getTime() - new Date(createdAt).getTime() <= FRESH_MS) return;
  throw new ApiFailure(403, 'sign-in-again', say.googleAgain);
}
