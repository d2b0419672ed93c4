import { tagsIn } from '#domain/customers/customer.ts';
import type { Notes } from '#domain/customers/customerSchema.ts';
import type { Db } from '../db/open.ts';
import type { Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { saveVersion, write } from '../http/write.ts';

const NO_NOTES: Notes = { notes: '', version: 0, updatedAt: null };

/** The private notes about a customer; version 0 while there are none. */
export async function readNotes(db: Db, scope: CustomerScope): Promise<Notes> {
  const row = await db
    .selectFrom('note')
    .select(['notes', 'version', 'updatedAt'])
    .where('customerId', '=', scope.customerId)
    .executeTakeFirst();
  return row ?? NO_NOTES;
}

/** Replaces the notes of `version` (0: none yet). Throws 412 when it is not the latest version. */
export async function saveNotes(
  operation: Operation,
  scope: CustomerScope,
  input: { notes: string; version: number; by: string },
): Promise<Notes> {
  const updatedAt = operation.now().toISOString();
  const saved: Notes = { notes: input.notes, version: input.version + 1, updatedAt };
  const key = { customerId: scope.customerId };
  const tags = tagsIn(input.notes).join(' ') || null;
  const values = { notes: input.notes, tags, updatedAt, updatedBy: input.by };
  await write(operation, async ({ db, changed }) => {
    await saveVersion(db, 'note', key, values, input.version);
    changed('note', scope.customerId);
  });
  return saved;
}
