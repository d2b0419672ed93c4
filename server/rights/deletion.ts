import { verifyPassword } from 'better-auth/crypto';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { goesAt } from '#domain/rights/grace.ts';
import { ApiFailure, invalidField } from '../api/failure.ts';
import { countTry, forgetTry } from '../auth/limits.ts';
import type { Session } from '../auth/session.ts';
import type { Deps } from '../deps.ts';
import { readPractice } from '../practice/queries.ts';
import { write } from '../write.ts';

const FRESH_MS = 10 * 60_000;

async function hashOf({ db }: Deps, userId: string): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return account?.password ?? null;
}

export const deletionTerms = async (deps: Deps, session: Session): Promise<DeletionTerms> => ({
  days: (await readPractice(deps.db, deps.config)).deletionDays,
  byPassword: (await hashOf(deps, session.id)) !== null,
});

/**
 * Begins the days after which an account is erased, and ends every session: signing in anew takes
 * it back. Throws 422 for a wrong password, 429, and 403 where a fresh sign-in is asked for.
 */
export async function requestDeletion(
  deps: Deps,
  session: Session,
  password: string,
): Promise<Deletion> {
  await proveAgain(deps, session, password);
  const at = deps.now();
  const { deletionDays } = await readPractice(deps.db, deps.config);
  const dueAt = goesAt(at, deletionDays).toISOString();
  await write(deps, async ({ db, changed }) => {
    const values = { requestedAt: at.toISOString(), dueAt };
    await db
      .insertInto('accountDeletion')
      .values({ userId: session.id, ...values })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
      .execute();
    await db.deleteFrom('session').where('userId', '=', session.id).execute();
    changed('customer', session.id);
  });
  deps.hub.publish([{ ended: { userId: session.id } }]);
  return { dueAt };
}

async function proveAgain(deps: Deps, session: Session, password: string): Promise<void> {
  const hash = await hashOf(deps, session.id);
  if (hash === null) return requireFresh(deps, session);
  await countTry(deps, 'signInByAccount', session.email);
  if (!(await verifyPassword({ password, hash })))
    throw invalidField('password', 'This is not your password.');
  await forgetTry(deps, 'signInByAccount', session.email);
}

/** For who has no password: a session that began just now. */
async function requireFresh(deps: Deps, { sessionId }: Session): Promise<void> {
  const { createdAt } = await deps.db
    .selectFrom('session')
    .select('createdAt')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (deps.now().getTime() - new Date(createdAt).getTime() <= FRESH_MS) return;
  throw new ApiFailure(
    403,
    'sign-in-again',
    'Log out, sign in with Google again, and come back here within ten minutes.',
  );
}

/** Signing in takes a deletion back. */
export async function takeDeletionBack({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('accountDeletion').where('userId', '=', userId).execute();
}
