import type { Context } from 'hono';
import { erasureDate } from '#domain/grace.ts';
import type { Deletion, DeletionTerms } from '#domain/rights/deletionSchema.ts';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Operation } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { write } from '../http/write.ts';
import { readPractice } from '../practice/queries.ts';
import { forgetPlaces } from '../signIn/places.ts';
import { askedOf, proveAgain } from '../signIn/proveAgain.ts';

/** The days until a deletion, and what proof it asks for. */
export const deletionTerms = async (deps: Deps, session: Session): Promise<DeletionTerms> => ({
  days: (await readPractice(deps.db, deps.config)).deletionDays,
  ...(await askedOf(deps, session.id)),
});

/**
 * Schedules the erasure of an account after the practice's number of days, and ends all of its sessions.
 * Signing in again does not cancel it, only {@link takeDeletionBack} does. Throws what {@link proveAgain}
 * throws.
 */
export async function requestDeletion(
  operation: Operation,
  context: Context,
  session: Session,
  proof: ProofAgain,
): Promise<Deletion> {
  await proveAgain(operation, context, session, proof);
  const at = operation.now();
  const { deletionDays } = await readPractice(operation.db, operation.config);
  const dueAt = erasureDate(at, deletionDays).toISOString();
  await write(operation, async ({ db, changed }) => {
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
  operation.hub.publish([{ ended: { userId: session.id } }]);
  return { dueAt };
}

/** Cancels the deletion of an account. */
export async function takeDeletionBack(operation: Operation, userId: string): Promise<void> {
  await write(operation, async ({ db, changed }) => {
    await db.deleteFrom('accountDeletion').where('userId', '=', userId).execute();
    changed('customer', userId);
  });
}
