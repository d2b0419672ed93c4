import type { DieticianSummary } from '#domain/coaching/periodSchema.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { write } from '../http/write.ts';
import { say } from '../words.ts';

/**
 * The dieticians of the practice, without disabled ones and assistants; the first one is responsible for unassigned
 * customers.
 */
export async function listDieticians(db: Db): Promise<DieticianSummary[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'disabled'])
    .where('role', '=', 'client')
    .where('position', '!=', 'assistant')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ disabled }) => !disabled)
    .map(({ id, name, email }) => ({ id, name, email }));
}

/** The dietician that a customer is assigned to, or the practice's first; null if there is none. */
export async function dieticianOf(
  db: Db,
  assigned: string | null | undefined,
): Promise<DieticianSummary | null> {
  const dieticians = await listDieticians(db);
  return dieticians.find(({ id }) => id === assigned) ?? dieticians[0] ?? null;
}

/** Assigns a customer to a dietician; with null to none, so that they see the practice's first. Throws 409. */
export async function assign(
  operation: Operation,
  scope: CustomerScope,
  dieticianId: string | null,
): Promise<void> {
  await write(operation, async ({ db, changed }) => {
    if (dieticianId !== null) await requireDietician(db, dieticianId);
    await setDietician(db, scope.customerId, dieticianId);
    changed('customer', scope.customerId);
  });
}

export async function setDietician(
  db: Db,
  customerId: string,
  dieticianId: string | null,
): Promise<void> {
  await db.updateTable('user').set({ dieticianId }).where('id', '=', customerId).execute();
}

/** Throws 409 unless it is the id of a dietician. */
export async function requireDietician(db: Db, dieticianId: string): Promise<void> {
  const dieticians = await listDieticians(db);
  if (!dieticians.some(({ id }) => id === dieticianId)) throw noDietician();
}

const noDietician = () => new ApiFailure(409, 'no-dietician', say.noDietician);
