import { ADDENDA_MAX } from '#domain/visits/record.ts';
import type { AddendumInput } from '#domain/visits/visitSchema.ts';
import { say } from '#domain/visits/words.ts';
import { orderedId } from '../db/schema.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { editedMeanwhile } from '../http/write.ts';
import { type By, lockedVisit } from './changes.ts';

/** The name of whoever writes or signs now: it stays with what they signed. */
const nameOf = async ({ running: { db }, byId }: By): Promise<string> => {
  const { name, email } = await db
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', byId)
    .executeTakeFirstOrThrow();
  return name.trim() || email;
};

/** Signs a visit of this version: from then on it stays as it is. Throws 404, 409 when it is signed, 412. */
export async function signVisit(by: By, id: string, version: number): Promise<void> {
  const { running, scope, operation } = by;
  const row = await lockedVisit(by, id);
  if (row.version !== version) throw editedMeanwhile();
  const signed = { signedAt: operation.now().toISOString(), signedBy: await nameOf(by) };
  await running.db
    .updateTable('visit')
    .set({ ...signed, version: version + 1 })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
}

/** Adds to a signed visit what nobody can change either. Throws 404, and 409 unless it is signed and has room. */
export async function addAddendum(by: By, id: string, { text }: AddendumInput): Promise<void> {
  const { running, scope, byId, operation } = by;
  const of = { customerId: scope.customerId, visitId: id };
  const visit = await running.db
    .selectFrom('visit')
    .select('signedAt')
    .where('customerId', '=', of.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!visit) throw notFound();
  if (visit.signedAt === null) throw new ApiFailure(409, 'visit-unsigned', say.notSignedYet);
  const { count } = await running.db
    .selectFrom('visitAddendum')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customerId', '=', of.customerId)
    .where('visitId', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= ADDENDA_MAX)
    throw new ApiFailure(409, 'addenda-full', say.addendaFull(ADDENDA_MAX));
  const writtenAt = operation.now().toISOString();
  const written = { text, writerId: byId, writer: await nameOf(by), writtenAt };
  await running.db
    .insertInto('visitAddendum')
    .values({ ...of, id: orderedId(), ...written })
    .execute();
}
