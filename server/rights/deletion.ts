import type { Context } from 'hono';
import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import type { Instant } from '#domain/day.ts';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { goesAt } from '#domain/rights/grace.ts';
import type { Deps } from '../http/deps.ts';
import { write } from '../http/write.ts';
import { readPractice } from '../practice/queries.ts';
import { forgetPlaces } from '../signIn/places.ts';
import { askedOf, proveAgain } from '../signIn/proveAgain.ts';
import type { Session } from '../signIn/session.ts';

export const deletionTerms = async (deps: Deps, session: Session): Promise<DeletionTerms> => ({
  days: (await readPractice(deps.db, deps.config)).deletionDays,
  ...(await askedOf(deps, session.id)),
});

/** From when on the account is gone; null while nobody asked for that. */
export async function deletionDueAt(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<Instant | null> {
  const row = await db
    .selectFrom('accountDeletion')
    .select('dueAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.dueAt ?? null;
}

/**
 * Begins the days after which an account is erased, and ends every session. Signing in anew changes
 * nothing of it: see {@link takeDeletionBack}. Throws what {@link proveAgain} throws.
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
    await forgetPlaces(db, session.email);
    changed('customer', session.id);
  });
  deps.hub.publish([{ ended: { userId: session.id } }]);
  return { dueAt };
}

/** Keeps an account that was to be deleted, at its owner's word. */
export async function takeDeletionBack(deps: Deps, userId: string): Promise<void> {
  await write(deps, async ({ db, changed }) => {
    await db.deleteFrom('accountDeletion').where('userId', '=', userId).execute();
    changed('customer', userId);
  });
}
