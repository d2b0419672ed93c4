import type { Transaction } from 'kysely';
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
