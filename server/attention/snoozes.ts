import type { ReasonKind } from '#domain/attention/attention.ts';
import { putOffFault } from '#domain/attention/attention.ts';
import type { SnoozeInput } from '#domain/attention/attentionSchema.ts';
import type { Snooze } from '#domain/attention/person.ts';
import type { Db } from '../db/open.ts';
import { invalidField } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { type Write, write } from '../http/write.ts';

const ALL = '';

export async function readSnoozes(db: Db): Promise<ReadonlyMap<string, Snooze[]>> {
  const rows = await db
    .selectFrom('attentionSnooze')
    .select(['customerId', 'kind', 'until', 'at'])
    .execute();
  const snoozes = new Map<string, Snooze[]>();
  for (const { customerId, kind, until, at } of rows) {
    const snooze = { kind: kind === ALL ? null : (kind as ReasonKind), until, at };
    snoozes.set(customerId, [...(snoozes.get(customerId) ?? []), snooze]);
  }
  return snoozes;
}

/** Puts off a customer, or one reason; `until` null takes it back. Throws 422. */
export async function saveSnooze(
  operation: Operation,
  scope: CustomerScope,
  { until, reason, inInbox }: SnoozeInput,
  byId: string,
): Promise<void> {
  const fault = until === null ? null : putOffFault(until, todayOf(operation, scope));
  if (fault) throw invalidField('until', fault);
  const { customerId } = scope;
  const kind = reason ?? ALL;
  await write(operation, async (running) => {
    const { db, changed } = running;
    changed('attention', customerId);
    if (inInbox) return snoozeConversation(running, customerId, { until, at: operation.now() });
    if (until === null) {
      await db
        .deleteFrom('attentionSnooze')
        .where('customerId', '=', customerId)
        .where('kind', '=', kind)
        .execute();
      return;
    }
    const values = { until, at: operation.now().toISOString(), byId };
    await db
      .insertInto('attentionSnooze')
      .values({ customerId, kind, ...values })
      .onConflict((conflict) => conflict.columns(['customerId', 'kind']).doUpdateSet(values))
      .execute();
  });
}

/** Puts off the customer's conversation in the inbox, if there is one. */
async function snoozeConversation(
  { db, changed }: Write,
  customerId: string,
  { until, at }: { until: string | null; at: Date },
): Promise<void> {
  const written = await db
    .updateTable('conversation')
    .set(({ eb }) => ({
      snoozedUntil: until,
      snoozedAt: until === null ? null : at.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('customerId', '=', customerId)
    .returning('customerId')
    .executeTakeFirst();
  if (written) changed('conversation', customerId);
}
