import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The first address in the text, which in our mails is the link to open. */
  readonly link: string | undefined;
};

/** Mails to `email` that a server without SMTP stored in its data folder, oldest first. */
export function mailsTo(dataDir: string, email: string): Mail[] {
  const folder = join(dataDir, 'outbox');
  return listing(folder)
    .sort()
    .map((file) => parsedMail(readFileSync(join(folder, file), 'utf8')))
    .filter((mail) => mail.to === email);
}

// The same limit as for everything else that tests wait for.
const LONGEST_MS = 60_000;

/** The latest mail to `email`; waits until `count` of them have arrived. */
export async function mailTo(dataDir: string, email: string, count = 1): Promise<Mail> {
  const deadline = Date.now() + LONGEST_MS;
  while (Date.now() < deadline) {
    const mails = mailsTo(dataDir, email);
    const mail = mails.at(-1);
    if (mail && mails.length >= count) return mail;
    await pause(50);
  }
  throw new Error(`${mailsTo(dataDir, email).length} of ${count} letters to ${email} arrived.`);
}

function listing(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch (error) {
    // The folder is created with the first mail.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A mail as it was stored or sent. */
export function parsedMail(eml: string): Mail {
  const [head = '', ...rest] = eml.replaceAll('\r\n', '\n').split('\n\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
  const text = decoded(rest.join('\n\n'), header('Content-Transfer-Encoding').toLowerCase());
  return {
    to: header('To').replace(/^.*<(.*)>$/, '$1'),
    subject: header('Subject'),
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0],
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
