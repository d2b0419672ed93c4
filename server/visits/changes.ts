import { visitWords } from '#domain/visits/record.ts';
import type { VisitInput } from '#domain/visits/visitSchema.ts';
import { say } from '#domain/visits/words.ts';
import { orderedId } from '../db/schema.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { editedMeanwhile } from '../http/write.ts';
import { figuresOn } from './figures.ts';

/** What a change needs: its transaction, the customer, the writer, and the operation's engine and clock. */
export type By = {
  readonly running: Write;
  readonly scope: CustomerScope;
  readonly byId: string;
  readonly operation: Pick<Operation, 'engine' | 'now'>;
};

/** The columns of what a dietician writes. A record has the figures of its day, which the server fills in. */
async function columnsOf({ running: { db }, scope }: By, input: VisitInput) {
  const { sections, ...noted } = input;
  return {
    ...noted,
    words: visitWords(input),
    sections: sections && JSON.stringify(sections),
    figures: sections && JSON.stringify(await figuresOn(db, scope, input.date)),
  };
}

export async function insertVisit(by: By, input: VisitInput): Promise<string> {
  const { running, scope, byId, operation } = by;
  const { customerId } = scope;
  const id = orderedId();
  const at = operation.now().toISOString();
  await running.db
    .insertInto('visit')
    .values({
      customerId,
      id,
      ...(await columnsOf(by, input)),
      writerId: byId,
      createdAt: at,
      changedAt: at,
      version: 1,
    })
    .execute();
  return id;
}

/** Replaces a visit of this version, and stores its former state. Throws 404, 409 when it is signed, 412. */
export async function updateVisit(by: By, id: string, version: number, input: VisitInput) {
  await keepWhatWas(by, id, version);
  const { running, scope, operation } = by;
  const changedAt = operation.now().toISOString();
  await running.db
    .updateTable('visit')
    .set({ ...(await columnsOf(by, input)), changedAt, version: version + 1 })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a visit of this version, and stores its former state. Throws 404, 409 when it is signed, 412. */
export async function deleteVisit(by: By, id: string, version: number): Promise<void> {
  await keepWhatWas(by, id, version);
  await by.running.db
    .deleteFrom('visit')
    .where('customerId', '=', by.scope.customerId)
    .where('id', '=', id)
    .execute();
}

/** A visit that nobody else changes until the transaction ends. Throws 404, and 409 when it is signed. */
export async function lockedVisit({ running, scope: { customerId }, operation }: By, id: string) {
  const asking = running.db
    .selectFrom('visit')
    .select(['date', 'text', 'nextStep', 'sections', 'version', 'signedAt'])
    .where('customerId', '=', customerId)
    .where('id', '=', id);
  const locked = operation.engine === 'postgres' ? asking.forUpdate() : asking;
  const row = await locked.executeTakeFirst();
  if (!row) throw notFound();
  if (row.signedAt !== null) throw new ApiFailure(409, 'visit-signed', say.isSigned);
  return row;
}

async function keepWhatWas(by: By, id: string, version: number): Promise<void> {
  const { running, scope, byId, operation } = by;
  const { version: latest, signedAt: _, sections, ...noted } = await lockedVisit(by, id);
  if (latest !== version) throw editedMeanwhile();
  const was = { ...noted, sections: JSON.parse(sections ?? 'null') as VisitInput['sections'] };
  await running.db
    .insertInto('visitChange')
    .values({
      customerId: scope.customerId,
      visitId: id,
      version,
      was: JSON.stringify(was),
      byId,
      changedAt: operation.now().toISOString(),
    })
    .execute();
}
