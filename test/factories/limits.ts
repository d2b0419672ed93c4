import type { Db } from '#server/db/open.ts';
import type { LimitName } from '#server/signIn/limits.ts';

const HOUR_MS = 3_600_000;

export function limits(db: Db) {
  return {
    /** Somebody has tried this as often as is allowed, and more, in the hour that runs. */
    async usedUp(name: LimitName, of: string): Promise<void> {
      const resetsAt = Date.now() + HOUR_MS;
      await db
        .insertInto('rateLimit')
        .values({ key: `${name}:${of}`, count: 1_000_000, resetsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ count: 1_000_000, resetsAt }),
        )
        .execute();
    },

    /** Every try is there again: what comes after may be from the same address. */
    async freeAgain(name: LimitName, of: string): Promise<void> {
      await db.deleteFrom('rateLimit').where('key', '=', `${name}:${of}`).execute();
    },
  };
}
