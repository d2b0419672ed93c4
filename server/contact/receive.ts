import type { Context } from 'hono';
import type * as z from 'zod';
import { isSpam } from '#domain/contact/contactMessage.ts';
import type { contactInputSchema } from '#domain/contact/contactMessageSchema.ts';
import { isolated } from '#domain/language/language.ts';
import type { Deps } from '../http/deps.ts';
import { addressOf } from '../http/origin.ts';
import { inBackground } from '../http/write.ts';
import type { Letter } from '../mail/mailer.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { countTry } from '../signIn/limits.ts';
import { say } from '../words.ts';
import { insertMessage } from './queries.ts';

type Visitor = { readonly name: string; readonly email: string; readonly message: string };

export type ContactDeps = Deps & { readonly outbox: Outbox };

/**
 * Stores a message and mails it to the practice only: the visitor's address is used for replies and gets no mail.
 * Returns false for spam, which is dropped. Throws 429.
 */
export async function receive(
  deps: ContactDeps,
  context: Context,
  input: z.output<typeof contactInputSchema>,
): Promise<boolean> {
  await countTry(deps, 'mailByNetwork', addressOf(deps.config, context));
  if (isSpam(input)) return false;
  const { name, email, message } = input;
  const visitor = { name, email, message };
  const letters = (await practiceAddresses(deps)).map((to) => ({
    ...deps.outbox.row({ kind: 'contact', to, writer: email, content: { visitor } }),
    // The visitor's language is not the practice's.
    locale: null,
  }));
  await insertMessage(inBackground(deps), input, letters);
  deps.outbox.sendSoon('contact');
  return true;
}

async function practiceAddresses({ config, db }: ContactDeps): Promise<string[]> {
  if (config.contactEmail) return [config.contactEmail];
  const dieticians = await db
    .selectFrom('user')
    .select(['email', 'disabled'])
    .where('role', '=', 'client')
    .execute();
  return dieticians.filter(({ disabled }) => !disabled).map(({ email }) => email);
}

const HOUR_MS = 3_600_000;

/** The outbox's kind for visitors' messages; content: `{ visitor }`. Given up after three days. */
export const contactKind: Kind = {
  ...LETTER,
  isTooLate: (dueAt, now) => now - dueAt >= 72 * HOUR_MS,
  async message({ recipient, content }) {
    return contactLetter(recipient ?? '', (content as { visitor: Visitor }).visitor);
  },
};

/** The letter that passes a visitor's message on to the practice; a reply to it goes to the visitor. */
function contactLetter(to: string, { name, email, message }: Visitor): Letter {
  return {
    to,
    replyTo: email,
    subject: say.contact.subject(isolated(name)),
    text: `${message}\n\n--\n${say.contact.end(isolated(name), email)}`,
  };
}
