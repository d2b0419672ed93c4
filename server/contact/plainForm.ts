import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contactInputSchema } from '#domain/contact/contactMessageSchema.ts';
import { failureToAnswer } from '../http/errors.ts';
import { invalid } from '../http/input.ts';
import type { Env } from '../http/operation.ts';
import type { ContactDeps } from './deps.ts';
import { refusedPage, thankYouPage } from './plainPages.ts';
import { receive } from './receive.ts';

const FILLED_IN =
  'Your browser filled in a field that nobody sees, as programs do. Nothing you wrote is lost: please press Send Message once more.';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  website: 'A field that nobody sees',
};

const inWords = ([field, reason]: [string, string]) => `${LABELS[field] ?? field}: ${reason}`;

const FORM = 'application/x-www-form-urlencoded';

export const isPlainForm = (context: Context): boolean =>
  context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === FORM;

/** Answers the contact form of a browser without JavaScript: with a page instead of JSON. */
export async function answerPlainForm(deps: ContactDeps, context: Context<Env>): Promise<Response> {
  const sent = new URLSearchParams(await context.req.text());
  const given = Object.fromEntries(
    // Lines as a page counts and JSON sends them; a form ends each with two characters.
    ['name', 'email', 'message', 'website'].map((field) => [
      field,
      (sent.get(field) ?? '').replaceAll('\r\n', '\n'),
    ]),
  );
  // On a page that has none they were told of it already: a browser would fill it in again.
  const trap = sent.has('website');
  try {
    const parsed = contactInputSchema.safeParse(given);
    if (!parsed.success) throw invalid(parsed.error.issues);
    if (await receive(deps, context, parsed.data)) return context.html(thankYouPage());
    return context.html(refusedPage([FILLED_IN], given, { trap: false }), 422);
  } catch (error) {
    const { status, retryAfter, fields, message } = failureToAnswer(error, context);
    if (retryAfter) context.header('retry-after', String(retryAfter));
    const reasons = fields ? Object.entries(fields).map(inWords) : [message];
    return context.html(refusedPage(reasons, given, { trap }), status as ContentfulStatusCode);
  }
}
