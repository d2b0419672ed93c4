import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';

const open = new AsyncLocalStorage<Transaction<Schema>>();

/**
 * The same database, for better-auth: whichever transaction it begins can be had from
 * {@link authTransaction} meanwhile. A proxy, since Kysely keeps what it is in private fields.
 */
export const notingTransactions = (db: Db): Db =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({
          execute: <T>(work: (transaction: Transaction<Schema>) => Promise<T>) =>
            target.transaction().execute((transaction) => open.run(transaction, work, transaction)),
        });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** The transaction that better-auth has open, so that what is ours is stored with what is its own. */
export function authTransaction(): Transaction<Schema> {
  const transaction = open.getStore();
  if (transaction) return transaction;
  throw new Error('better-auth has no transaction open.');
}
