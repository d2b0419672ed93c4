import type { Transaction } from 'kysely';
import type { Leaving } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { forgetLeftover, leftoversBefore } from './queries.ts';
import { sweepUploadedFiles } from './receive.ts';
import type { ImageDeps } from './squares.ts';

// Longer than any upload takes, on any instance.
const UNDER_WAY_MS = 15 * 60_000;

/** Removes what killed processes left behind: incomplete uploads, and objects without an owner. */
export async function sweepImages(deps: ImageDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - UNDER_WAY_MS);
  await sweepUploadedFiles(deps.config, before);
  for (const { ownerId, filename } of await leftoversBefore(deps.db, before.toISOString()))
    await removeLeftover(deps, ownerId, filename);
}

/** Removes an object without an owner. When the storage fails, the next sweep tries again. */
export async function removeLeftover(
  deps: ImageDeps,
  ownerId: string,
  filename: string,
): Promise<void> {
  try {
    await deps.images.remove(ownerId, filename);
    await forgetLeftover(deps.db, ownerId, filename);
  } catch (error) {
    log.warn('picture not removed yet', { error: wordsOf(error) });
  }
}

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

type PictureTable = 'mealPhoto' | 'answerPhoto' | 'messagePicture' | 'messageFile';

/** Removes the pictures of a person who leaves, or only those that they added; the next sweep removes the objects. */
export const releasing =
  (table: PictureTable, added: 'by-anybody' | 'by-the-person' = 'by-anybody') =>
  async (db: Transaction<Schema>, { id, at }: Leaving): Promise<void> => {
    let leaving = db.deleteFrom(table as 'messagePicture').where('customerId', '=', id);
    if (added === 'by-the-person') leaving = leaving.where('writerId', '=', id);
    await makeLeftovers(db, id, await leaving.returning('filename').execute(), at);
  };
