import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Kept = { readonly dataDir: string };

/** The folder where letters are stored while no mail server is configured. */
export const keptMailsFolder = ({ dataDir }: Kept) => join(dataDir, 'outbox');

// Longer than any link in a letter works. Visitors' messages are stored in the database, too.
const KEPT_MS = 14 * 86_400_000;

/** Deletes kept mails that are two weeks old; runs every hour. */
export async function forgetOldMails({
  config,
  now,
}: {
  readonly config: Kept;
  readonly now: () => Date;
}): Promise<void> {
  const before = now().getTime() - KEPT_MS;
  for (const file of await keptMails(config))
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
}

/** Deletes the kept mails that contain an address, in their headers or their text. */
export async function removeMailsWith(config: Kept, email: string): Promise<void> {
  const isIn = mentionOf(email);
  for (const file of await keptMails(config))
    if (isIn(readable(await readFile(file, 'latin1')))) await rm(file, { force: true });
}

/**
 * Makes a function that says whether a mail contains exactly this address: for `ann@x.test` it ignores
 * `joann@x.test` and `jo.ann@x.test`. In the text a sentence may follow directly, as in `ann@x.test.Thanks`,
 * so there `ann@x.test.au` matches, too: it is better to delete a mail too many.
 */
function mentionOf(email: string): (mail: ReadableMail) => boolean {
  const address = `(?<!\\w|\\w[.+-])${email.replaceAll(/[^\w@]/g, '\\$&')}(?![\\w-]`;
  const [inHeaders, inText] = [
    new RegExp(`${address}|\\.\\w)`, 'i'),
    new RegExp(`${address})`, 'i'),
  ];
  return ({ headers, text }) => inHeaders.test(headers) || inText.test(text);
}

async function keptMails(config: Kept): Promise<string[]> {
  const folder = keptMailsFolder(config);
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  } catch (error) {
    // The folder is created with the first letter.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

type ReadableMail = { readonly headers: string; readonly text: string };

/**
 * Decodes a mail, whose bytes are given as Latin-1: folded header lines are joined, and quoted-printable text is
 * decoded.
 */
function readable(mail: string): ReadableMail {
  const [head = '', ...rest] = mail.split(/\r?\n\r?\n/);
  const headers = head.replaceAll(/\r?\n[ \t]/g, ' ');
  return { headers, text: fromQuotedPrintable(rest.join('\n\n')) };
}

const fromQuotedPrintable = (body: string) =>
  Buffer.from(
    body
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString();
