import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Filenames = readonly { readonly filename: string }[];

/** Marks pictures as leftovers in the transaction that deletes their rows; the next sweep removes them. */
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
