import { sql } from 'kysely';
import * as z from 'zod';
import { longIdSchema } from '#domain/textSchema.ts';
import { entryOf } from '../audit/entry.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { countTry, forgetTry } from '../signIn/limits.ts';

/** The last entry about a customer in the record of access: only ids, which no longer identify anybody. */
export const erasedEntry = (customerId: string, at: string) =>
  entryOf({
    what: 'account',
    does: 'deletes',
    actorId: customerId,
    customerId,
    address: '',
    at: new Date(at),
  });

/**
 * Whether an account was erased. An unknown account does not count as erased: it may be newer than the backup
 * from which the practice was restored, and then a device may hold the only copy of its data. Erasures are
 * known as long as the record of access is kept.
 */
async function wasErased(db: Db, uid: string): Promise<boolean> {
  const entry = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('customerId', '=', uid)
    // A literal instead of a parameter, so that SQLite can use the partial index of these entries.
    .where(sql<boolean>`"what" = 'account'`)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Needs no session, because an erased account has none. */
export function erasedRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/erased-accounts/{uid}',
    summary: 'Whether this account was erased, for a device that still holds something of it',
    by: ['anyone'],
    params: { uid: longIdSchema },
    gives: z.strictObject({ erased: z.boolean() }),
    refuses: [429],
    answer: async ({ context, params }) => {
      const address = addressOf(deps.config, context);
      await countTry(deps, 'proofByNetwork', address);
      const erased = await wasErased(deps.db, params.uid);
      if (erased) await forgetTry(deps, 'proofByNetwork', address);
      return { erased };
    },
  });
}
