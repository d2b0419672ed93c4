import type { Db } from '../db/open.ts';
import type { Deps } from './deps.ts';
import type { CustomerScope } from './scope.ts';

/**
 * Locks a customer until the transaction ends. Whatever locks a row of theirs as well locks this one
 * first: two writes that lock in different orders would wait for each other for ever. `write` locks it
 * last, which is too late for that. On SQLite no lock is needed: it has one writer at a time.
 */
export async function lockCustomer(
  { db, engine }: { readonly db: Db; readonly engine: Deps['engine'] },
  { customerId }: Pick<CustomerScope, 'customerId'>,
): Promise<void> {
  if (engine !== 'postgres') return;
  await db.selectFrom('user').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}
