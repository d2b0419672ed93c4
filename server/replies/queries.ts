import type { Transaction } from 'kysely';
import { inAlphabet } from '#domain/language/language.ts';
import { REPLIES_MAX, REPLY_DELETED_DAYS } from '#domain/replies/savedReply.ts';
import type { ReplyInput, SavedReplies, SavedReply } from '#domain/replies/savedReplySchema.ts';
import { say } from '#domain/replies/words.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { orderedId, type Schema } from '../db/schema.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { editedMeanwhile } from '../http/write.ts';

const kept = (db: Db) =>
  db
    .selectFrom('savedReply')
    .select(['id', 'title', 'text', 'version'])
    .where('deletedAt', 'is', null);

/** All replies of the practice, by title. */
export async function listReplies(db: Db): Promise<SavedReplies> {
  const items = await kept(db).orderBy('id').limit(rowLimit(REPLIES_MAX)).execute();
  return { items: items.sort((one, other) => inAlphabet(one.title, other.title)) };
}

/** One reply. Throws 404. */
export async function readReply(db: Db, id: string): Promise<SavedReply> {
  const row = await kept(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

type Tx = Transaction<Schema>;

/** Stores a new reply and returns its id. Throws 409 when there are as many as a practice can have. */
export async function insertReply(
  db: Tx,
  input: ReplyInput,
  { by, at }: { readonly by: string; readonly at: string },
): Promise<string> {
  await refuseWhenFull(db);
  const id = orderedId();
  await db
    .insertInto('savedReply')
    .values({ id, ...input, putById: by, changedAt: at, deletedAt: null, version: 1 })
    .execute();
  return id;
}

async function refuseWhenFull(db: Tx): Promise<void> {
  const { count } = await db
    .selectFrom('savedReply')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= REPLIES_MAX)
    throw new ApiFailure(409, 'replies-full', say.repliesFull(REPLIES_MAX));
}

type Version = { readonly id: string; readonly version: number };

/** Replaces a reply of this version, or notes that it is deleted. Throws 404, 412. */
export async function changeReply(
  db: Tx,
  { id, version }: Version,
  change: (ReplyInput & { readonly changedAt: string }) | { readonly deletedAt: string },
): Promise<void> {
  const row = await db
    .updateTable('savedReply')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row) return;
  await readReply(db, id);
  throw editedMeanwhile();
}

/** Puts a deleted reply back; repeated, it changes nothing. Throws 404, and 409 when there is no room. */
export async function putReplyBack(db: Tx, id: string): Promise<void> {
  const row = await db
    .selectFrom('savedReply')
    .select('deletedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.deletedAt === null) return;
  await refuseWhenFull(db);
  await db.updateTable('savedReply').set({ deletedAt: null }).where('id', '=', id).execute();
}

const DAY_MS = 86_400_000;

/** Removes what nobody can put back any more. */
export async function forgetDeletedReplies(db: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REPLY_DELETED_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('savedReply').where('deletedAt', '<', before).execute();
}
