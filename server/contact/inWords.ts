import type { Letter } from '../mail/mailer.ts';
import { say } from '../words.ts';

/** What a visitor wrote in the contact form. */
export type Visitor = { readonly name: string; readonly email: string; readonly message: string };

/** The letter that passes a visitor's message on to the practice; a reply to it goes to the visitor. */
export function contactLetter(to: string, { name, email, message }: Visitor): Letter {
  return {
    to,
    replyTo: email,
    subject: say.contact.subject(name),
    text: `${message}\n\n--\n${say.contact.end(name, email)}`,
  };
}
