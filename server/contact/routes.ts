import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import {
  contactInputSchema,
  contactMarksSchema,
  contactMessageSchema,
  messageBoxSchema,
} from '#domain/contact/contactMessageSchema.ts';
import { failureToAnswer } from '../http/errors.ts';
import { invalid } from '../http/input.ts';
import { type Api, type Env, pageOf, pageQuery } from '../http/operation.ts';
import { escaped, plainPage } from '../http/plainPage.ts';
import { say } from '../words.ts';
import { countUnread, deleteMessage, listMessages, markMessage } from './queries.ts';
import { type ContactDeps, receive } from './receive.ts';

const inWords = ([field, reason]: [string, string]) => {
  const labels: Readonly<Record<string, string>> = say.contact.labels;
  return `${labels[field] ?? field}: ${reason}`;
};

const FORM = 'application/x-www-form-urlencoded';

const isPlainForm = (context: Context): boolean =>
  context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === FORM;

/** Answers the contact form of a browser without JavaScript, with a page instead of JSON. */
async function answerPlainForm(deps: ContactDeps, context: Context<Env>): Promise<Response> {
  const sent = new URLSearchParams(await context.req.text());
  const given = Object.fromEntries(
    // Forms end lines with CR LF, JSON with LF only; the limits count one character.
    ['name', 'email', 'message', 'website'].map((field) => [
      field,
      (sent.get(field) ?? '').replaceAll('\r\n', '\n'),
    ]),
  );
  // A page without this field is our answer to a browser that filled it in: the next page must not contain it
  // either.
  const trap = sent.has('website');
  try {
    const parsed = contactInputSchema.safeParse(given);
    if (!parsed.success) throw invalid(parsed.error.issues);
    if (await receive(deps, context, parsed.data)) return context.html(thankYouPage());
    return context.html(refusedPage([say.contact.trapFilledIn], given, { trap: false }), 422);
  } catch (error) {
    const { status, retryAfter, fields, message } = failureToAnswer(error, context);
    if (retryAfter) context.header('retry-after', String(retryAfter));
    const reasons = fields ? Object.entries(fields).map(inWords) : [message];
    return context.html(refusedPage(reasons, given, { trap }), status as ContentfulStatusCode);
  }
}

const thankYouPage = () => plainPage(say.contact.thankYou, `<p>${say.contact.arrived}</p>`);

const TRAP = `<p class="trap" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off" data-1p-ignore data-bwignore data-lpignore="true" data-form-type="other"></label></p>
`;

/**
 * A page with the reasons of a refusal, and the form filled with what the visitor wrote. `trap`: whether the form
 * has the hidden field that only programs fill in.
 */
const refusedPage = (
  reasons: readonly string[],
  given: Readonly<Record<string, string>>,
  { trap }: { readonly trap: boolean },
) =>
  plainPage(
    say.contact.notSentYet,
    `<ul role="alert">${reasons.map((reason) => `<li>${escaped(reason)}</li>`).join('')}</ul>
<form method="post" action="/api/contact-messages">
<label for="name">${say.contact.labels.name}</label>
<input id="name" name="name" maxlength="100" required value="${escaped(given.name ?? '')}">
<label for="email">${say.contact.labels.email}</label>
<input id="email" name="email" type="email" required value="${escaped(given.email ?? '')}">
<label for="message">${say.contact.labels.message}</label>
<textarea id="message" name="message" rows="8" maxlength="5000" required>
${escaped(given.message ?? '')}</textarea>
${trap ? TRAP : ''}<button type="submit">${say.contact.send}</button>
</form>`,
  );

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
