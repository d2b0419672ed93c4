import type { LimitName } from '#server/auth/limits.ts';
import type { Db } from '#server/db/open.ts';

const HOUR_MS = 3_600_000;

export function limits(db: Db) {
  return {
    /** Somebody has tried this as often as is allowed, and more, in the hour that runs. */
    async usedUp(name: LimitName, of: string): Promise<void> {
      const resetsAt = Date.now() + HOUR_MS;
      await db
        .insertInto('rateLimit')
        .values({ key: `${name}:${of}`, count: 1_000_000, resetsAt })
        .execute();
    },
  };
}
