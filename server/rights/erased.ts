import { sql } from 'kysely';
import * as z from 'zod';
import { longIdSchema } from '#domain/textSchema.ts';
import { entryOf } from '../audit/entry.ts';
import type { Db } from '../db/open.ts';
import { addressOf } from '../http/address.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, allow, createRoute, json, refusals } from '../http/operation.ts';
import { countTry } from '../signIn/limits.ts';

/** The last entry about a customer in the record of access: ids alone, which name nobody any more. */
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
 * Whether an account was erased. One that is not known is none: it may be younger than the backup from
 * which the practice was restored, and what waits for it on a device is then all that is left. It is known for
 * as long as the record of access is kept.
 */
async function wasErased(db: Db, uid: string): Promise<boolean> {
  const entry = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('customerId', '=', uid)
    // Written out, so that SQLite knows that the index of these entries alone will do.
    .where(sql<boolean>`"what" = 'account'`)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

const ask = createRoute({
  method: 'get',
  path: '/erased-accounts/{uid}',
  summary: 'Whether this account was erased, for a device that still holds something of it',
  ...allow('anyone'),
  request: { params: z.strictObject({ uid: longIdSchema }) },
  responses: { 200: json(z.strictObject({ erased: z.boolean() })), ...refusals(404, 429) },
});

/** Without a session: nobody has one of an account that is gone. */
export function erasedRoutes(api: Api, deps: Deps): void {
  api.openapi(ask, async (context) => {
    await countTry(deps, 'erasedByAddress', addressOf(deps.config, context));
    const erased = await wasErased(deps.db, context.req.valid('param').uid);
    return context.json({ erased }, 200);
  });
}
