import type { Letter } from '../mail/mailer.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';

/** The letter that passes a visitor's message on to the practice; an answer goes to the visitor. */
function contactLetter(
  to: string,
  { name, email, message }: { name: string; email: string; message: string },
): Letter {
  return {
    to,
    replyTo: email,
    subject: `Message from ${name}`,
    text: `${message}

--
${name}, ${email}, by the contact form of your practice. The address was not checked.
It is also under Messages, where it can be archived. To answer, reply to this mail.
`,
  };
}

type Visitor = { readonly name: string; readonly email: string; readonly message: string };

const HOUR_MS = 3_600_000;

/** The kind of these letters; their content is `{ visitor }`. They are too late after three days. */
export const contactKind: Kind = {
  ...LETTER,
  isTooLate: (dueAt, now) => now - dueAt >= 72 * HOUR_MS,
  async message({ recipient, content }) {
    return contactLetter(recipient ?? '', (content as { visitor: Visitor }).visitor);
  },
};
