import { sql, type Transaction } from 'kysely';
import { setDietician } from '../coaching/assignment.ts';
import { beginPeriod } from '../coaching/period.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import type { TakenInvitation } from '../signIn/deps.ts';
import { workingInvitation } from './queries.ts';

type Db = Transaction<Schema>;

/**
 * Takes an invitation; null if it does not work. When several people use a single-person invitation at once,
 * the lock lets one through.
 */
export const takeInvitation =
  ({ engine }: Pick<Deps, 'engine'>) =>
  async (db: Db, hash: string, now: Date): Promise<TakenInvitation | null> => {
    const taken = await workingInvitation(db, hash, now, engine === 'postgres');
    if (!taken) return null;
    const { id, name, dieticianId, startDate, endDate, mostUses, position } = taken;
    // A link that a dietician handed over proves nobody's address.
    const email = taken.letter === null ? null : taken.email;
    const use = (usedById: string | null) =>
      db
        .updateTable('invitation')
        .set({ uses: sql<number>`"uses" + 1`, usedAt: now.toISOString() })
        .set(mostUses === 1 ? { usedById } : {})
        .where('id', '=', id)
        .execute();
    return {
      email,
      name,
      colleague: position && taken.email !== null ? { email: taken.email, position } : null,
      async arrives(userId) {
        await use(userId);
        if (position !== null) return [{ kind: 'colleague', id: userId }];
        // Whom an assistant invites is assigned to nobody in particular.
        const isAssistant = taken.inviterPosition === 'assistant';
        await setDietician(db, userId, isAssistant ? null : dieticianId);
        const begins = await beginPeriod(db, userId, { startDate, endDate }, now);
        return [
          { kind: 'customer', id: userId },
          ...(begins ? [{ kind: 'coaching-period', id: userId }] : []),
          { kind: 'invitation', id },
        ];
      },
      async wasted() {
        await use(null);
      },
    };
  };
