import * as z from 'zod';
import {
  conversationInputSchema,
  conversationSchema,
  doneInputSchema,
  doneSchema,
  foundMessagesSchema,
  inboxCountSchema,
  inboxItemSchema,
} from '#domain/conversations/conversationSchema.ts';
import { SEARCH_MAX } from '#domain/search.ts';
import { boundedText } from '#domain/textSchema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { scopeOf, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { changingOf } from './changing.ts';
import { settleDone, undoDone } from './done.ts';
import { countInbox, listInbox } from './inbox.ts';
import { searchMessages } from './search.ts';
import { changeConversation, readConversation } from './state.ts';

const path = '/customers/{uid}/conversation';

export function inboxRoutes(api: Api, { db, now }: Deps): void {
  api.operation({
    get: '/inbox',
    summary:
      'What waits for an answer, a customer each, longest waiting first; not what is put off until a later day',
    by: ['dietician'],
    reads: 'inbox',
    query: pageQuery.extend({
      limit: z.coerce.number().int().min(1).max(50).default(25),
      mine: z.enum(['yes', 'no']).default('no').meta({
        description: 'Only customers who are one’s own, or nobody’s in particular',
      }),
    }),
    gives: pageOf(inboxItemSchema),
    answer: async ({ session, query: { mine, ...page } }) => {
      const asked = { ...page, mine: mine === 'yes' ? session.id : null };
      return await listInbox(db, now(), asked);
    },
  });

  api.operation({
    get: '/messages',
    summary: 'The messages of all customers with all words of a search, newest first',
    by: ['dietician'],
    reads: 'all-messages',
    query: pageQuery.extend({ search: boundedText(SEARCH_MAX).default('') }),
    gives: foundMessagesSchema,
    answer: ({ query }) => searchMessages(db, query),
  });

  api.operation({
    get: '/inbox/count',
    summary: 'How many customers wait for an answer',
    by: ['dietician'],
    gives: inboxCountSchema,
    answer: ({ session }) => countInbox(db, now(), session.id),
  });

  api.operation({
    get: path,
    summary: 'Whose a conversation is, until when it is put off, and what of it waits',
    by: ['dietician'],
    reads: ['message', 'daily-progress'],
    gives: conversationSchema,
    answer: ({ scope }) => readConversation(db, scope, todayOf({ now }, scope)),
  });

  api.operation({
    put: path,
    summary: 'Give a conversation to a colleague, or put it off until a day of the customer’s',
    by: ['assistant'],
    changes: 'conversation',
    ifMatch: 'needed',
    takes: conversationInputSchema,
    gives: conversationSchema,
    refuses: [409],
    answer: async ({ context, operation, input, version }) => {
      return write(operation, async (running) => {
        await changeConversation(changingOf(context, running), version, input);
        const scope = scopeOf(context);
        return readConversation(running.db, scope, todayOf({ now }, scope));
      });
    },
  });

  api.operation({
    post: `${path}/done`,
    summary: 'Settle without an answer exactly what was seen; the id undoes it',
    by: ['assistant'],
    changes: 'conversation',
    once: true,
    takes: doneInputSchema,
    makes: doneSchema,
    answer: async ({ context, input }) => {
      const id = await createOnce(context, input, (running) =>
        settleDone(changingOf(context, running), input),
      );
      return { id };
    },
  });

  api.operation({
    delete: `${path}/done/{id}`,
    summary: 'Undo it: what was settled waits again, unless it was settled otherwise since',
    by: ['assistant'],
    changes: 'conversation',
    answer: async ({ context, operation, params: { id } }) => {
      await write(operation, (running) => undoDone(changingOf(context, running), id));
    },
  });
}
