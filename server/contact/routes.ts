import * as z from 'zod';
import {
  contactInputSchema,
  contactMarksSchema,
  contactMessageSchema,
  messageBoxSchema,
} from '#domain/contact/contactMessageSchema.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { answerPlainForm, isPlainForm } from './plainForm.ts';
import { countUnread, deleteMessage, listMessages, markMessage } from './queries.ts';
import { type ContactDeps, receive } from './receive.ts';

const path = '/contact-messages';
const ofOne = '/contact-messages/{id}';

export function contactRoutes(api: Api, deps: ContactDeps): void {
  const { db } = deps;

  // Registered before the operation below, which accepts JSON only; both are open to everybody.
  api.post(path, (context, next) =>
    isPlainForm(context) ? answerPlainForm(deps, context) : next(),
  );

  api.operation({
    post: path,
    summary: 'Write to the practice',
    by: ['anyone'],
    takes: contactInputSchema,
    description: 'Takes a plain HTML form as well, and answers that with a page.',
    refuses: [429],
    answer: async ({ context, input }) => {
      // Spam gets the same answer. Our own page never sends the hidden field.
      await receive(deps, context, input);
    },
  });

  api.operation({
    get: path,
    summary: 'What visitors wrote, received last first',
    by: ['dietician'],
    query: pageQuery.extend({ box: messageBoxSchema.default('inbox') }),
    gives: pageOf(contactMessageSchema),
    answer: ({ query }) => listMessages(db, query),
  });

  api.operation({
    get: '/contact-messages/unread',
    summary: 'How many messages of the inbox nobody has read',
    by: ['dietician'],
    gives: z.strictObject({ unread: z.int() }),
    answer: async () => ({ unread: await countUnread(db) }),
  });

  api.operation({
    put: ofOne,
    summary: 'Mark a message as read or archived, or not',
    by: ['assistant'],
    takes: contactMarksSchema,
    gives: contactMessageSchema,
    answer: ({ operation, params: { id }, input }) => markMessage(operation, id, input),
  });

  api.operation({
    delete: ofOne,
    summary: 'Delete a message for good',
    by: ['assistant'],
    answer: async ({ operation, params }) => {
      await deleteMessage(operation, params.id);
    },
  });
}
