import {
  messageInputSchema,
  messageSchema,
  messagesSchema,
  readUpToSchema,
  takeOverSchema,
} from '#domain/conversations/conversationSchema.ts';
import { daySchema } from '#domain/daySchema.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageQuery } from '../http/operation.ts';
import { write } from '../http/write.ts';
import type { ImageDeps } from '../images/squares.ts';
import { removeLeftover } from '../images/sweep.ts';
import { changingOf, lockConversation, sideOf, writingOf } from './changing.ts';
import { countUnread, listMessages, markRead } from './queries.ts';
import { sendMessage } from './send.ts';
import { takeBack } from './takeBack.ts';
import { takeOver } from './takeOver.ts';
import { tellRead } from './told.ts';

const path = '/customers/{uid}/messages';
const byBoth = ['owner', 'assistant'] as const;

export function messageRoutes(api: Api, deps: ImageDeps): void {
  const { db } = deps;

  api.operation({
    get: path,
    summary:
      'A customer’s conversation with the practice, newest first; or what of it is about one day',
    by: byBoth,
    reads: 'message',
    query: pageQuery.extend({ date: daySchema.optional() }),
    gives: messagesSchema,
    answer: async ({ context, scope, session, query }) => {
      const side = sideOf(context);
      const reader = { readerId: session.id, side };
      const page = await listMessages(db, scope, reader, query);
      const unread = await countUnread(db, scope, side);
      const writing = await writingOf(db, scope, { now: deps.now, side });
      return { ...page, unread, writing };
    },
  });

  api.operation({
    post: path,
    summary: 'Ask, or answer; a dietician may suggest a changed meal with it',
    by: byBoth,
    changes: 'message',
    once: true,
    takes: messageInputSchema,
    makes: messageSchema,
    refuses: [409, 429],
    answer: async ({ context, input }) => {
      // Refusals are decided inside, so that a repeated request for a stored message gets its answer again.
      const message = await createOnce(context, input, (running) =>
        sendMessage(changingOf(context, running), input),
      );
      return message;
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Take one’s own message back, within five minutes; again, it changes nothing',
    by: byBoth,
    deletes: 'message',
    refuses: [409],
    answer: async ({ context, scope, operation, params: { id } }) => {
      const out = await write(operation, (running) => takeBack(changingOf(context, running), id));
      for (const filename of out) await removeLeftover(deps, scope.customerId, filename);
    },
  });

  api.operation({
    post: `${path}/{id}/taken-over`,
    summary:
      'Make a suggested meal part of the plan, as its next version; again, it changes nothing',
    by: ['dietician'],
    changes: 'diet-plan',
    takes: takeOverSchema,
    gives: messageSchema,
    refuses: [409, 412],
    answer: async ({ context, operation, params: { id }, input: confirmation }) => {
      const message = await write(operation, (running) =>
        takeOver(changingOf(context, running), id, confirmation),
      );
      return message;
    },
  });

  api.operation({
    put: `${path}/read`,
    summary: 'Note until which message one has read; a dietician for all of the practice',
    by: byBoth,
    reads: 'message',
    takes: readUpToSchema,
    answer: async ({ context, scope, operation, input: { upTo } }) => {
      await write(operation, async (running) => {
        const changing = changingOf(context, running);
        await lockConversation(changing);
        if (await markRead(running.db, scope, changing.side, upTo)) await tellRead(changing);
      });
    },
  });
}
