import type { Transaction } from 'kysely';
import type { Leaving } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';
import { makeLeftovers } from '../images/leftovers.ts';

/** Removes the pictures from a conversation; `whose`: all of them, or those that the customer sent. */
export async function releasePictures(
  db: Transaction<Schema>,
  { id, at }: Leaving,
  whose: 'everybody' | 'customer',
): Promise<void> {
  let leaving = db.deleteFrom('messagePicture').where('customerId', '=', id);
  if (whose === 'customer') leaving = leaving.where('writerId', '=', id);
  await makeLeftovers(db, id, await leaving.returning('filename').execute(), at);
}
