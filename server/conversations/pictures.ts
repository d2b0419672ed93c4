import { messagePictureSchema } from '#domain/conversations/conversationSchema.ts';
import { messagePictureUrl, UNSENT_PICTURE_MS } from '#domain/conversations/message.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { invalidField, notFound } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import { type CustomerScope, scopeOf } from '../http/session.ts';
import { inBackground, write } from '../http/write.ts';
import { forgetLeftover } from '../images/queries.ts';
import { closingWhenRefused, receivePicture } from '../images/receive.ts';
import { pictureAnswer, pictureBody, pictureNamed, pictureOf } from '../images/routes.ts';
import type { ImageDeps } from '../images/squares.ts';
import { fromStorage } from '../images/store.ts';
import { makeLeftovers } from '../images/sweep.ts';
import { say } from '../words.ts';
import {
  type Changing,
  changingOf,
  lockConversation,
  requireMayWrite,
  sideOf,
} from './changing.ts';

/** Stores a picture until its message is sent; only its writer may see it until then. */
async function keepPicture(changing: Changing, filename: string): Promise<void> {
  const { operation, running, scope, actorId } = changing;
  const { customerId } = scope;
  await running.db
    .insertInto('messagePicture')
    .values({ customerId, filename, writerId: actorId, addedAt: operation.now().toISOString() })
    .execute();
  await forgetLeftover(running.db, customerId, filename);
  running.changed('conversation', customerId);
}

/** What is sent beside a text; both tables have the same columns for that. */
type Attached = 'messagePicture' | 'messageFile';

// Kysely looks at one table at a time.
const of = (table: Attached) => table as 'messagePicture';

/**
 * Assigns a waiting picture or file to its message. Throws 422 unless it is the writer's own, and still there.
 */
export async function attach(
  { running, scope, actorId }: Changing,
  table: Attached,
  filename: string,
  messageId: string,
): Promise<void> {
  const row = await running.db
    .updateTable(of(table))
    .set({ messageId })
    .where('customerId', '=', scope.customerId)
    .where('filename', '=', filename)
    .where('writerId', '=', actorId)
    .where('messageId', 'is', null)
    .returning('filename')
    .executeTakeFirst();
  if (row) return;
  throw table === 'messagePicture'
    ? invalidField('pictureId', say.pictureGone)
    : invalidField('fileId', say.fileGone);
}

/**
 * Removes picture and file from a message and returns their names; the objects are removed by the caller or by a
 * sweep.
 */
export async function takeOut(
  { operation, running: { db }, scope: { customerId } }: Changing,
  messageId: string,
): Promise<string[]> {
  const out: { filename: string }[] = [];
  for (const table of ['messagePicture', 'messageFile'] as const)
    out.push(
      ...(await db
        .deleteFrom(of(table))
        .where('customerId', '=', customerId)
        .where('messageId', '=', messageId)
        .returning('filename')
        .execute()),
    );
  await makeLeftovers(db, customerId, out, operation.now().toISOString());
  return out.map(({ filename }) => filename);
}

/** Whether this person may see what a conversation has; what waits is seen only by its writer. */
export async function maySee(
  db: Db,
  table: Attached,
  { customerId }: CustomerScope,
  filename: string,
  personId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(of(table))
    .select(['writerId', 'messageId'])
    .where('customerId', '=', customerId)
    .where('filename', '=', filename)
    .executeTakeFirst();
  return row !== undefined && (row.messageId !== null || row.writerId === personId);
}

/** Releases the pictures and files whose message was never sent; runs every hour. */
export async function releaseUnsent(deps: ImageDeps): Promise<void> {
  for (const table of ['messagePicture', 'messageFile'] as const) await releaseOf(table, deps);
}

async function releaseOf(table: Attached, deps: ImageDeps): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - UNSENT_PICTURE_MS).toISOString();
  const due = await deps.db
    .selectFrom(of(table))
    .select(['customerId', 'filename'])
    .where('messageId', 'is', null)
    .where('addedAt', '<', before)
    .limit(rowLimit(1000))
    .execute();
  for (const { customerId, filename } of due)
    await write(inBackground(deps), async ({ db }) => {
      // Checked again, because its message may have been sent just now.
      const left = await db
        .deleteFrom(of(table))
        .where('customerId', '=', customerId)
        .where('filename', '=', filename)
        .where('messageId', 'is', null)
        .returning('filename')
        .execute();
      await makeLeftovers(db, customerId, left, now.toISOString());
    });
}

const path = '/customers/{uid}/message-pictures';

export function messagePictureRoutes(api: Api, deps: ImageDeps): void {
  api.operation({
    post: path,
    summary: 'Add a picture for one’s next message; it is made anew, without metadata',
    by: ['owner', 'assistant'],
    changes: 'message-picture',
    takes: pictureBody,
    makes: messagePictureSchema,
    refuses: [409, 413, 415, 429],
    answer: async ({ context, session, operation }) =>
      closingWhenRefused(context, async () => {
        const scope = scopeOf(context);
        const side = sideOf(context);
        await requireMayWrite(deps.db, scope, { now: deps.now, side });
        const whose = {
          ownerId: scope.customerId,
          by: session.id,
          cut: 'whole',
        } as const;
        const pictureId = await receivePicture(deps, context, whose, (filename) =>
          write(operation, async (running) => {
            const changing = changingOf(context, running);
            await lockConversation(changing);
            await requireMayWrite(running.db, scope, { now: deps.now, side });
            await keepPicture(changing, filename);
            return filename;
          }),
        );
        const url = messagePictureUrl(scope.customerId, pictureId);
        return { pictureId, url };
      }),
  });

  api.operation({
    get: `${path}/{filename}`,
    summary: 'A picture of a message, large or small; of one that is not sent yet, one’s own',
    by: ['owner', 'dietician'],
    reads: 'message',
    params: pictureNamed,
    responses: { 200: pictureAnswer },
    answer: async ({ context, scope, session, params: { filename } }) => {
      const large = filename.replace('-small', '');
      const may = await maySee(deps.db, 'messagePicture', scope, large, session.id);
      const bytes = may && (await fromStorage(deps.images.read(scope.customerId, filename)));
      if (!bytes) throw notFound();
      return pictureOf(context, bytes);
    },
  });
}
