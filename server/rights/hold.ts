import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { consentNeeded, consentWithdrawn } from '../http/failure.ts';
import type { Env } from '../http/operation.ts';

type Concerned = {
  readonly engine: Deps['engine'];
  readonly customerId: string;
  readonly byDietician: boolean;
};

const concerned = new AsyncLocalStorage<Concerned>();

type Run = (context: Context<Env>) => Promise<Response>;

/** For an operation that changes what is a customer's: `write()` then knows whose consent it needs. */
export function underConsent({ engine }: Pick<Deps, 'engine'>, run: Run): Run {
  return (context) => {
    const session = context.get('session');
    const customerId = context.req.param('uid');
    const byDietician = session?.role === 'client';
    // A dietician's own picture.
    if (!session || !customerId || (byDietician && customerId === session.id)) return run(context);
    return concerned.run({ engine, customerId, byDietician }, () => run(context));
  };
}

/**
 * For `write()`, as its last step: asks once more whether the customer has agreed, and holds that
 * until the transaction ends. A withdrawal either waits for it, or has it refused. Throws 403.
 */
export async function holdConsent(db: Transaction<Schema>): Promise<void> {
  const about = concerned.getStore();
  if (!about) return;
  const asking = db.selectFrom('user').select('consent').where('id', '=', about.customerId);
  // SQLite has one writer at a time anyway.
  const held = about.engine === 'postgres' ? asking.forShare() : asking;
  const person = await held.executeTakeFirst();
  if (about.byDietician && person?.consent === 'withdrawn') throw consentWithdrawn();
  if (!about.byDietician && person?.consent !== 'given') throw consentNeeded();
}
