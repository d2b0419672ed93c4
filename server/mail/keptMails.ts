import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';

/** Where letters are kept while no mail server is configured. */
export const outboxOf = ({ dataDir }: { dataDir: string }) => join(dataDir, 'outbox');

/** Longer than any link in a letter works; what visitors wrote stands on a screen. */
const KEPT_MS = 14 * 86_400_000;

/** Removes kept mails that are two weeks old; called now and then. */
export async function forgetOldMails({ config, now }: Pick<Deps, 'config' | 'now'>): Promise<void> {
  const before = now().getTime() - KEPT_MS;
  for (const file of await keptMails(config))
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
}

/** Removes the kept mails in which an address stands, as a recipient or in the text. */
export async function removeMailsWith(config: Deps['config'], email: string): Promise<void> {
  const wanted = standing(email);
  for (const file of await keptMails(config))
    if (wanted.test(unfolded(await readFile(file, 'utf8')))) await rm(file, { force: true });
}

/** The address as a whole: that of `ann@x.test` stands in no mail to `joann@x.test`. */
const standing = (email: string) =>
  new RegExp(`(?<![\\w.+-])${email.replaceAll(/[^\w@]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'i');

async function keptMails(config: Deps['config']): Promise<string[]> {
  const folder = outboxOf(config);
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  } catch (error) {
    // The folder is made with the first letter.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Without the line breaks that a mail puts into long lines: `=` in a text, a blank in a header. Texts
 * are never in base64: see mailer.ts.
 */
const unfolded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .replaceAll('=3D', '=')
    .replaceAll('=40', '@');
