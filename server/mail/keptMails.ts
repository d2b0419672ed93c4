import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Kept = { readonly dataDir: string };

/** Where letters are kept while no mail server is configured. */
export const keptMailsFolder = ({ dataDir }: Kept) => join(dataDir, 'outbox');

/** Longer than any link in a letter works; what visitors wrote stands on a screen. */
const KEPT_MS = 14 * 86_400_000;

/** Removes kept mails that are two weeks old; called now and then. */
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

/** Removes the kept mails in which an address stands, as a recipient or in the text. */
export async function removeMailsWith(config: Kept, email: string): Promise<void> {
  const names = namesOf(email);
  for (const file of await keptMails(config))
    if (names(wordsOf(await readFile(file, 'latin1')))) await rm(file, { force: true });
}

/**
 * Whether an address stands in a mail, as a whole: that of `ann@x.test` in no mail to `joann@x.test`
 * or `jo.ann@x.test`. A text may go on right after it, as in `ann@x.test.Thanks`; so there
 * `ann@x.test.au` counts as well: a mail too many gone is better than one that stays.
 */
function namesOf(email: string): (mail: Words) => boolean {
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
    // The folder is made with the first letter.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

type Words = { readonly headers: string; readonly text: string };

/**
 * A mail as it is read: its bytes, given as Latin-1, into text. Lines that a mail breaks are joined,
 * and what is written in ASCII alone is decoded. Mails of earlier versions may be base64.
 */
function wordsOf(mail: string): Words {
  const [head = '', ...rest] = mail.split(/\r?\n\r?\n/);
  const headers = head.replaceAll(/\r?\n[ \t]/g, ' ');
  const body = rest.join('\n\n');
  const isBase64 = /^content-transfer-encoding: *base64/im.test(headers);
  return {
    headers,
    text: isBase64 ? Buffer.from(body, 'base64').toString() : fromQuotedPrintable(body),
  };
}

const fromQuotedPrintable = (body: string) =>
  Buffer.from(
    body
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString();
