import * as z from 'zod';
import {
  handsOver,
  type NextPosition,
  positionRefusal,
  successorsOf,
} from '#domain/colleagues/colleague.ts';
import {
  type Colleague,
  colleagueSchema,
  positionChangeSchema,
} from '#domain/colleagues/colleagueSchema.ts';
import { say } from '#domain/colleagues/words.ts';
import type { Position } from '#domain/signIn/access.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, invalidField, notFound } from '../http/failure.ts';
import type { Api, Operation } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { forgetPlaces } from '../signIn/places.ts';
import { proveAgain } from '../signIn/proveAgain.ts';

export function colleagueRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/colleagues',
    summary: 'Who works in the practice, as what, and with how many customers',
    by: ['dietician'],
    gives: z.strictObject({ items: z.array(colleagueSchema) }),
    answer: async () => ({ items: await listColleagues(deps.db) }),
  });

  api.operation({
    put: '/colleagues/{id}/position',
    summary:
      'Change what a colleague is, or let them leave and hand over what is theirs, for who proves anew who they are',
    by: ['practiceOwner'],
    changes: 'colleague',
    takes: positionChangeSchema,
    refuses: [409, 429],
    answer: async ({ context, session, operation, params: { id }, input }) => {
      const { position: next, successorId, ...proof } = input;
      await proveAgain(deps, context, session, proof);
      await changePosition(operation, { id, next, successorId });
    },
  });
}

/** Everybody of the practice, the first one first. */
async function listColleagues(db: Db): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'position', 'disabled'])
    .select((of) =>
      of
        .selectFrom('user as customer')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('customer.dieticianId', '=', 'user.id')
        .as('customers'),
    )
    .where('role', '=', 'client')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ position, disabled, customers, ...row }) => ({
    ...row,
    position: (position ?? 'assistant') as Position,
    disabled: Boolean(disabled),
    customers: Number(customers),
  }));
}

type Change = {
  readonly id: string;
  readonly next: NextPosition;
  readonly successorId: string | null;
};

/**
 * Changes what a colleague is in the practice. Whoever leaves it, or becomes an assistant, hands over to a
 * successor what is theirs; whoever leaves is signed out at once and for good. Throws 404, 409, 422.
 */
async function changePosition(
  operation: Operation,
  { id, next, successorId }: Change,
): Promise<void> {
  const { now, declared, hub } = operation;
  await write(operation, async (running) => {
    const { db, changed } = running;
    await lockColleagues(operation, db);
    const colleagues = await listColleagues(db);
    const colleague = colleagues.find((each) => each.id === id);
    if (!colleague) throw notFound();
    const refusal = positionRefusal(colleagues, colleague, next);
    if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
    if (handsOver(colleague.position, next)) {
      if (successorId === null) throw invalidField('successorId', say.chooseSuccessor);
      if (!successorsOf(colleagues, id).some((each) => each.id === successorId))
        throw invalidField('successorId', say.cannotTakeOver);
      const handing = { fromId: id, toId: successorId, at: now() };
      for (const handOver of declared.whenHandedOver) await handOver(running, handing);
    }
    const standing =
      next === null ? { role: null, position: null, disabled: true } : { position: next };
    await db.updateTable('user').set(standing).where('id', '=', id).execute();
    if (next === null) {
      await db.deleteFrom('session').where('userId', '=', id).execute();
      await forgetPlaces(db, colleague.email);
    }
    changed('colleague', id);
  });
  if (next === null) hub.publish([{ ended: { userId: id } }]);
}

/** So that of two owners who make each other dieticians at once, one is refused. */
async function lockColleagues({ engine }: Operation, db: Db): Promise<void> {
  if (engine !== 'postgres') return;
  await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'client')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
