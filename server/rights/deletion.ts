import type { Context } from 'hono';
import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { goesAt } from '#domain/rights/grace.ts';
import { askedOf, proveAgain } from '../auth/proveAgain.ts';
import type { Session } from '../auth/session.ts';
import type { Deps } from '../deps.ts';
import { readPractice } from '../practice/queries.ts';
import { write } from '../write.ts';

export const deletionTerms = async (deps: Deps, session: Session): Promise<DeletionTerms> => ({
  days: (await readPractice(deps.db, deps.config)).deletionDays,
  ...(await askedOf(deps, session.id)),
});

/**
 * Begins the days after which an account is erased, and ends every session: signing in anew takes
 * it back. Throws what {@link proveAgain} throws.
 */
export async function requestDeletion(
  deps: Deps,
  context: Context,
  session: Session,
  proof: ProofAgain,
): Promise<Deletion> {
  await proveAgain(deps, context, session, proof);
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

/** Signing in takes a deletion back. */
export async function takeDeletionBack({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('accountDeletion').where('userId', '=', userId).execute();
}
