import type { ContactMessage } from '#domain/contact/contactMessageSchema.ts';
import { REPLY_SUBJECT } from './words.ts';

// Some mail programs cut or refuse longer addresses.
const MAX_QUOTED = 900;

type Quoted = Pick<ContactMessage, 'name' | 'email' | 'message'>;

/** Opens the mail program with an answer that quotes what was written. */
export function replyLink({ name, email, message }: Quoted): string {
  const short = message.length > MAX_QUOTED ? `${message.slice(0, MAX_QUOTED)}…` : message;
  const quoted = short.replaceAll(/^/gm, '> ').replaceAll('\n', '\r\n');
  const body = `\r\n\r\n${name} wrote:\r\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(REPLY_SUBJECT)}&body=${encodeURIComponent(body.toWellFormed())}`;
}
