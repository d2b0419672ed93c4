import { UNSENT_PICTURE_MS } from '#domain/conversations/message.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import { invalidField } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import { inBackground, write } from '../http/write.ts';
import type { ImageDeps } from '../images/deps.ts';
import { makeLeftovers } from '../images/leftovers.ts';
import { forgetLeftover } from '../images/queries.ts';
import type { Changing } from './changing.ts';

/** Stores a picture until its message is sent; only its writer may see it until then. */
export async function keepPicture(changing: Changing, filename: string): Promise<void> {
  const { operation, running, scope, actorId } = changing;
  const { customerId } = scope;
  await running.db
    .insertInto('messagePicture')
    .values({ customerId, filename, writerId: actorId, addedAt: operation.now().toISOString() })
    .execute();
  await forgetLeftover(running.db, customerId, filename);
  running.changed('conversation', customerId);
}

/**
 * Assigns a waiting picture to its message. Throws 422 unless the picture is the writer's own, and still there.
 */
export async function sendPicture(
  { running, scope, actorId }: Changing,
  filename: string,
  messageId: string,
): Promise<void> {
  const row = await running.db
    .updateTable('messagePicture')
    .set({ messageId })
    .where('customerId', '=', scope.customerId)
    .where('filename', '=', filename)
    .where('writerId', '=', actorId)
    .where('messageId', 'is', null)
    .returning('filename')
    .executeTakeFirst();
  if (!row) throw invalidField('pictureId', 'This picture is not there any more. Choose it again.');
}

/** Removes the picture from a message; the file is removed by the caller or by a sweep. */
export async function takePictureOut(
  { operation, running: { db }, scope: { customerId } }: Changing,
  filename: string,
): Promise<void> {
  await db
    .deleteFrom('messagePicture')
    .where('customerId', '=', customerId)
    .where('filename', '=', filename)
    .execute();
  await makeLeftovers(db, customerId, [{ filename }], operation.now().toISOString());
}

/** Whether this person may see a picture of a conversation; a picture that waits is seen only by its writer. */
export async function maySeePicture(
  db: Db,
  { customerId }: CustomerScope,
  filename: string,
  personId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('messagePicture')
    .select(['writerId', 'messageId'])
    .where('customerId', '=', customerId)
    .where('filename', '=', filename)
    .executeTakeFirst();
  return row !== undefined && (row.messageId !== null || row.writerId === personId);
}

/** Releases the pictures whose message was never sent; runs every hour. */
export async function releaseUnsentPictures(deps: ImageDeps): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - UNSENT_PICTURE_MS).toISOString();
  const due = await deps.db
    .selectFrom('messagePicture')
    .select(['customerId', 'filename'])
    .where('messageId', 'is', null)
    .where('addedAt', '<', before)
    .limit(rowLimit(1000))
    .execute();
  for (const { customerId, filename } of due)
    await write(inBackground(deps), async ({ db }) => {
      // Checked again, because its message may have been sent just now.
      const left = await db
        .deleteFrom('messagePicture')
        .where('customerId', '=', customerId)
        .where('filename', '=', filename)
        .where('messageId', 'is', null)
        .returning('filename')
        .execute();
      await makeLeftovers(db, customerId, left, now.toISOString());
    });
}
