import {
  replyInputSchema,
  savedRepliesSchema,
  savedReplySchema,
} from '#domain/replies/savedReplySchema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';
import {
  changeReply,
  forgetDeletedReplies,
  insertReply,
  listReplies,
  putReplyBack,
  readReply,
} from './queries.ts';

const path = '/saved-replies';

export function replyRoutes(api: Api, deps: Deps): void {
  const { db } = deps;
  const instant = () => deps.now().toISOString();

  api.operation({
    get: path,
    summary: 'The replies that the practice keeps for its messages, by title',
    by: ['assistant'],
    gives: savedRepliesSchema,
    answer: () => listReplies(db),
  });

  api.operation({
    post: path,
    summary: 'Keep a reply; blanks in braces are filled in when it is used',
    by: ['assistant'],
    changes: 'saved-reply',
    once: true,
    takes: replyInputSchema,
    makes: savedReplySchema,
    refuses: [409],
    answer: async ({ context, session, input }) =>
      createOnce(context, input, async (running) => {
        running.changed('saved-reply', '');
        const made = { by: session.id, at: instant() };
        return readReply(running.db, await insertReply(running.db, input, made));
      }),
  });

  api.operation({
    put: `${path}/{id}`,
    summary: 'Change a reply of the practice',
    by: ['assistant'],
    changes: 'saved-reply',
    ifMatch: 'needed',
    takes: replyInputSchema,
    gives: savedReplySchema,
    answer: async ({ operation, params: { id }, input, version }) =>
      write(operation, async (running) => {
        running.changed('saved-reply', '');
        await changeReply(running.db, { id, version }, { ...input, changedAt: instant() });
        return readReply(running.db, id);
      }),
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Delete a reply; for thirty days it can be put back',
    by: ['assistant'],
    deletes: 'saved-reply',
    ifMatch: 'needed',
    answer: async ({ operation, params: { id }, version }) => {
      await write(operation, async (running) => {
        running.changed('saved-reply', '');
        await changeReply(running.db, { id, version }, { deletedAt: instant() });
        await forgetDeletedReplies(running.db, deps.now());
      });
    },
  });

  api.operation({
    put: `${path}/{id}/put-back`,
    summary: 'Put a deleted reply back',
    by: ['assistant'],
    changes: 'saved-reply',
    refuses: [409],
    answer: async ({ operation, params: { id } }) => {
      await write(operation, async (running) => {
        running.changed('saved-reply', '');
        await putReplyBack(running.db, id);
      });
    },
  });
}
