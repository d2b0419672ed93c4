import { sql, type Transaction } from 'kysely';
import { listDieticians, setDietician } from '../coaching/assignment.ts';
import { beginPeriod } from '../coaching/period.ts';
import type { Schema } from '../db/schema.ts';
import type { TakenInvitation } from '../signIn/deps.ts';

/**
 * Uses an invitation once; null for one that does not work. Of many who come at once by one that is for
 * a single person, the statement lets one through.
 */
export async function takeInvitation(
  db: Transaction<Schema>,
  hash: string,
  now: Date,
): Promise<TakenInvitation | null> {
  const at = now.toISOString();
  const taken = await db
    .updateTable('invitation')
    .set({ uses: sql<number>`"uses" + 1`, usedAt: at })
    .where('tokenHash', '=', hash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .whereRef('uses', '<', 'mostUses')
    .returning(['id', 'email', 'name', 'dieticianId', 'startDate', 'endDate', 'mostUses'])
    .executeTakeFirst();
  if (!taken) return null;
  const { id, email, name, dieticianId, startDate, endDate, mostUses } = taken;
  // The invitation of a dietician who has left, or is disabled, opens nothing.
  const dieticians = await listDieticians(db);
  if (!dieticians.some((dietician) => dietician.id === dieticianId)) return null;
  return {
    email,
    name,
    async arrives(userId) {
      await setDietician(db, userId, dieticianId);
      const begins = await beginPeriod(db, userId, { startDate, endDate }, now);
      if (mostUses === 1)
        await db.updateTable('invitation').set({ usedById: userId }).where('id', '=', id).execute();
      return [
        { kind: 'customer', id: userId },
        ...(begins ? [{ kind: 'coaching-period', id: userId }] : []),
        { kind: 'invitation', id },
      ];
    },
  };
}
