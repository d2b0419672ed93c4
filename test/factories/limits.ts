import type { Db } from '#server/db/open.ts';
import type { LimitName } from '#server/signIn/limits.ts';

const HOUR_MS = 3_600_000;

export function limits(db: Db) {
  return {
    /** Uses up all tries of a limit, and more, within the current hour. */
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

    /** Resets a limit, since later tests may use the same address. */
    async freeAgain(name: LimitName, of: string): Promise<void> {
      await db.deleteFrom('rateLimit').where('key', '=', `${name}:${of}`).execute();
    },
  };
}
