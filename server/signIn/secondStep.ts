import type { Context } from 'hono';
import { inTransaction } from '../db/transaction.ts';
import { unauthenticated } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import { takeCode, wrongCode } from './authenticator.ts';
import type { SignInDeps } from './deps.ts';
import { findPending } from './session.ts';
import { openProvenSession, startSession } from './startSession.ts';
import { codeTriesOf, countingCodes } from './tries.ts';

/**
 * The second step of signing in: a code instead of the session that waits for it another one, with
 * a token of its own. Throws 401 when none waits, 422 for a wrong code, 429.
 */
export async function proveByCode(
  deps: SignInDeps,
  context: Context,
  code: string,
): Promise<Session> {
  const pending = await findPending(deps, context);
  if (!pending) throw unauthenticated();
  const { id: userId, email, sessionId } = pending;
  const tries = await codeTriesOf(deps, context, email);
  const started = await countingCodes(deps, tries, () =>
    inTransaction(deps.db, async (db) => {
      if (!(await takeCode(deps, db, userId, code))) throw wrongCode();
      const ended = await db
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .returning('id')
        .executeTakeFirst();
      if (!ended) throw unauthenticated();
      return startSession(deps, context, db, { userId, proof: 'code' });
    }),
  );
  return openProvenSession(deps, context, started);
}
