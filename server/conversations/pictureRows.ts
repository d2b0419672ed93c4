import type { Transaction } from 'kysely';
import type { Leaving } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';

type Filenames = readonly { readonly filename: string }[];

/** Makes pictures nobody's, in the transaction that deleted their rows: the next sweep removes them. */
export async function makeLeftovers(
  db: Transaction<Schema>,
  ownerId: string,
  pictures: Filenames,
  since: string,
): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insertInto('imageLeftover')
    .values(pictures.map(({ filename }) => ({ ownerId, filename, since })))
    .execute();
}

/** Takes the pictures out of a conversation; `whose`: all of them, or those that the customer sent. */
export async function releasePictures(
  db: Transaction<Schema>,
  { id, at }: Leaving,
  whose: 'everybody' | 'customer',
): Promise<void> {
  let leaving = db.deleteFrom('messagePicture').where('customerId', '=', id);
  if (whose === 'customer') leaving = leaving.where('writerId', '=', id);
  await makeLeftovers(db, id, await leaving.returning('filename').execute(), at);
}
