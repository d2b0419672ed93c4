import type { Db } from '../db/open.ts';

/**
 * The dieticians who are told of a customer: the assigned one and `alsoId`; all of the practice when neither
 * is there any more, and for what a visitor wrote (null).
 */
export async function assignedDieticians(
  db: Db,
  customerId: string | null,
  alsoId: string | null,
): Promise<string[]> {
  const customer =
    customerId === null
      ? undefined
      : await db
          .selectFrom('user')
          .select('dieticianId')
          .where('id', '=', customerId)
          .executeTakeFirst();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'disabled'])
    .where('role', '=', 'client')
    .orderBy('id')
    .execute();
  const all = rows.filter(({ disabled }) => !disabled).map(({ id }) => id);
  const some = all.filter((id) => id === customer?.dieticianId || id === alsoId);
  return some.length > 0 ? some : all;
}
