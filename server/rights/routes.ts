import type { Context } from 'hono';
import { erasureDate } from '#domain/grace.ts';
import {
  type Deletion,
  type DeletionTerms,
  deletionInputSchema,
  deletionSchema,
  deletionTermsSchema,
} from '#domain/rights/deletionSchema.ts';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api, Operation } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { write } from '../http/write.ts';
import type { ImageDeps } from '../images/squares.ts';
import { readPractice } from '../practice/queries.ts';
import { forgetPlaces } from '../signIn/places.ts';
import { askedOf, proveAgain } from '../signIn/proveAgain.ts';
import { dropSessionCookie } from '../signIn/sessionCookie.ts';
import { exportOf } from './export.ts';

export function rightsRoutes(api: Api, deps: ImageDeps): void {
  api.operation({
    get: '/customers/{uid}/export',
    summary: 'Everything kept of oneself, as a ZIP file of JSON, CSV and pictures',
    by: ['owner'],
    reads: 'customer',
    withoutConsent: true,
    responses: {
      200: {
        description: 'The file.',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    answer: async ({ context, scope }) => {
      const file = await exportOf(deps, scope);
      return context.body(file, 200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="weekplate-my-data.zip"',
      });
    },
  });

  api.operation({
    get: '/me/deletion',
    summary: 'What deleting one’s own account takes, and how long it can be taken back',
    by: ['customer'],
    withoutConsent: true,
    gives: deletionTermsSchema,
    answer: ({ session }) => deletionTerms(deps, session),
  });

  api.operation({
    post: '/me/deletion',
    summary: 'Have one’s own account erased after some days',
    by: ['customer'],
    withoutConsent: true,
    takes: deletionInputSchema,
    gives: deletionSchema,
    refuses: [429],
    answer: async ({ context, session, operation, input: proof }) => {
      const deletion = await requestDeletion(operation, context, session, proof);
      dropSessionCookie(deps, context);
      return deletion;
    },
  });

  api.operation({
    delete: '/me/deletion',
    summary: 'Keep one’s own account after all',
    by: ['customer'],
    withoutConsent: true,
    answer: async ({ session, operation }) => {
      await takeDeletionBack(operation, session.id);
    },
  });
}

/** The days until a deletion, and what proof it asks for. */
const deletionTerms = async (deps: Deps, session: Session): Promise<DeletionTerms> => ({
  days: (await readPractice(deps.db, deps.config)).deletionDays,
  ...(await askedOf(deps, session.id)),
});

/**
 * Schedules the erasure of an account after the practice's number of days, and ends all of its sessions.
 * Signing in again does not cancel it, only {@link takeDeletionBack} does. Throws what {@link proveAgain}
 * throws.
 */
async function requestDeletion(
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

async function takeDeletionBack(operation: Operation, userId: string): Promise<void> {
  await write(operation, async ({ db, changed }) => {
    await db.deleteFrom('accountDeletion').where('userId', '=', userId).execute();
    changed('customer', userId);
  });
}
