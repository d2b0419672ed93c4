import type { Db } from '../db/open.ts';
import type { Deps } from './deps.ts';
import type { CustomerScope } from './scope.ts';

/**
 * Locks a customer until the transaction ends, as `write` does first when it needs a consent. For other writes
 * about a customer: two that lock in different orders would deadlock. SQLite needs no lock: it has one writer at
 * a time.
 */
export async function lockCustomer(
  { db, engine }: { readonly db: Db; readonly engine: Deps['engine'] },
  { customerId }: Pick<CustomerScope, 'customerId'>,
): Promise<void> {
  if (engine !== 'postgres') return;
  await db.selectFrom('user').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}
