import { visitWords } from '#domain/visits/visit.ts';
import type { VisitInput } from '#domain/visits/visitSchema.ts';
import { orderedId } from '../db/schema.ts';
import { notFound } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { editedMeanwhile } from '../http/write.ts';

/** What a change needs: its transaction, the customer, the writer, and the operation's engine and clock. */
type By = {
  readonly running: Write;
  readonly scope: CustomerScope;
  readonly byId: string;
  readonly operation: Pick<Operation, 'engine' | 'now'>;
};

/** Stores a visit and returns its id. */
export async function insertVisit(
  { running: { db }, scope: { customerId }, byId, operation }: By,
  input: VisitInput,
): Promise<string> {
  const id = orderedId();
  const at = operation.now().toISOString();
  await db
    .insertInto('visit')
    .values({
      customerId,
      id,
      ...input,
      words: visitWords(input),
      writerId: byId,
      createdAt: at,
      changedAt: at,
      version: 1,
    })
    .execute();
  return id;
}

/** Replaces a visit of this version, and stores its former state. Throws 404, 412. */
export async function updateVisit(by: By, id: string, version: number, input: VisitInput) {
  await keepWhatWas(by, id, version);
  const { running, scope, operation } = by;
  const changedAt = operation.now().toISOString();
  await running.db
    .updateTable('visit')
    .set({ ...input, words: visitWords(input), changedAt, version: version + 1 })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a visit of this version, and stores its former state. Throws 404, 412. */
export async function deleteVisit(by: By, id: string, version: number): Promise<void> {
  await keepWhatWas(by, id, version);
  await by.running.db
    .deleteFrom('visit')
    .where('customerId', '=', by.scope.customerId)
    .where('id', '=', id)
    .execute();
}

/** Throws 404, and 412 when `version` is not the latest. */
async function keepWhatWas(
  { running, scope: { customerId }, byId, operation }: By,
  id: string,
  version: number,
) {
  const asking = running.db
    .selectFrom('visit')
    .select(['date', 'text', 'nextStep', 'version'])
    .where('customerId', '=', customerId)
    .where('id', '=', id);
  const locked = operation.engine === 'postgres' ? asking.forUpdate() : asking;
  const row = await locked.executeTakeFirst();
  if (!row) throw notFound();
  if (row.version !== version) throw editedMeanwhile();
  const { version: _, ...was } = row;
  await running.db
    .insertInto('visitChange')
    .values({
      customerId,
      visitId: id,
      version,
      was: JSON.stringify(was),
      byId,
      changedAt: operation.now().toISOString(),
    })
    .execute();
}
