import type { Transaction } from 'kysely';
import type { Change } from '#domain/connection.ts';
import { sendRefusal, withdrawRefusal } from '#domain/questionnaires/questionnaire.ts';
import type { Schema } from '../db/schema.ts';
import { orderedId } from '../db/schema.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { Write } from '../http/write.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';

type Sending = {
  readonly customerId: string;
  readonly questionnaireId: string;
  /** Null for what new customers get. */
  readonly sentById: string | null;
  readonly at: Date;
};

type Running = Pick<Write, 'db' | 'changed'>;

/** Sends a customer a questionnaire as it is now, and tells them. Returns the id of what was sent. Throws 404, 409. */
export async function sendQuestionnaire(
  running: Running,
  { customerId, questionnaireId, sentById, at }: Sending,
): Promise<string> {
  const { db } = running;
  const asked = await db
    .selectFrom('questionnaire')
    .select(['title', 'intro', 'items', 'version'])
    .where('id', '=', questionnaireId)
    .executeTakeFirst();
  if (!asked) throw notFound();
  if (sentById !== null) await refuseTooMany(db, customerId);
  const id = orderedId();
  await db
    .insertInto('sentQuestionnaire')
    .values({
      ...asked,
      customerId,
      id,
      questionnaireId,
      sentById,
      sentAt: at.toISOString(),
      finishedAt: null,
      isTogether: false,
      togetherById: null,
      revision: 1,
    })
    .execute();
  running.changed('sent-questionnaire', customerId);
  await notifyCustomer(running, { kind: 'questionnaire', customerId, about: id, at });
  return id;
}

async function refuseTooMany(db: Transaction<Schema>, customerId: string): Promise<void> {
  const { count } = await db
    .selectFrom('sentQuestionnaire')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customerId', '=', customerId)
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const refusal = sendRefusal(Number(count));
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
}

/** Sends somebody who joins what every new customer gets, once each. Returns the changes to publish. */
export async function sendToNewCustomer(
  db: Transaction<Schema>,
  customerId: string,
  at: Date,
): Promise<readonly Change[]> {
  const changes: Change[] = [];
  const running = { db, changed: (kind: string, id: string) => changes.push({ kind, id }) };
  const waiting = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('forNewCustomers', '=', true)
    .where('id', 'not in', (sent) =>
      sent
        .selectFrom('sentQuestionnaire')
        .select('questionnaireId')
        .where('customerId', '=', customerId),
    )
    .orderBy('id')
    .execute();
  for (const { id: questionnaireId } of waiting)
    await sendQuestionnaire(running, { customerId, questionnaireId, sentById: null, at });
  return changes;
}

/** Takes back what was sent and has no answers. Throws 404, and 409 for one with answers. */
export async function withdraw(
  running: Running,
  { customerId, id, at }: { readonly customerId: string; readonly id: string; readonly at: Date },
): Promise<void> {
  const { db } = running;
  const answers = await db
    .selectFrom('questionnaireAnswer')
    .select('linkId')
    .where('customerId', '=', customerId)
    .where('sentId', '=', id)
    .execute();
  const refusal = withdrawRefusal(answers.length);
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
  const gone = await db
    .deleteFrom('sentQuestionnaire')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  running.changed('sent-questionnaire', customerId);
  await settle(running, { kind: 'questionnaire', customerId, about: id, at });
}
