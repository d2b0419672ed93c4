import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { announce, log } from '../log.ts';
import { wordsOf } from '../logWords.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, when that is not the practice itself. */
  readonly replyTo?: string;
  /** The link in it; printed for the operator when there is no mail server to send it. */
  readonly link?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends letters in the background: a slow or dead mail server never holds up a request. */
export type Mailer = {
  /**
   * A letter that has to read the database first is written in the background too: within the
   * transaction of its request it would wait for itself on SQLite's one connection.
   */
  send(letter: Letter | (() => Promise<Letter>)): void;
  /** Like {@link send}, for who has to know: false where it was given up. */
  deliver(letter: Letter): Promise<boolean>;
  /** Letters that are under way, and those given up since the start. */
  readonly counts: () => { readonly pending: number; readonly failed: number };
  /** Waits for what is under way. */
  close(): Promise<void>;
};

const ATTEMPTS = 3;
const PAUSE_MS = 2000;

/** By SMTP when one is configured, else as files that the operator reads in `outbox/`. */
export function createMailer(config: Config): Mailer {
  const post = config.smtpUrl ? bySmtp(config.smtpUrl, config.mailFrom) : toOutbox(config);
  const underWay = new Set<Promise<boolean>>();
  let failed = 0;
  const deliver = (letter: Letter | (() => Promise<Letter>)) => {
    const sending = retrying(async () =>
      post(typeof letter === 'function' ? await letter() : letter),
    ).then((delivered) => {
      underWay.delete(sending);
      if (!delivered) failed += 1;
      return delivered;
    });
    underWay.add(sending);
    return sending;
  };
  return {
    send(letter) {
      void deliver(letter);
    },
    deliver,
    counts: () => ({ pending: underWay.size, failed }),
    async close() {
      await Promise.race([
        Promise.all(underWay),
        new Promise((resolve) => setTimeout(resolve, 2000).unref()),
      ]);
    },
  };
}

/** False: given up. */
async function retrying(post: () => Promise<void>): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await post();
      return true;
    } catch (error) {
      log.warn('mail not sent', { attempt, error: wordsOf(error) });
      if (attempt < ATTEMPTS)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt).unref());
    }
  }
  return false;
}

// With the first letter and not at the start: it takes 10 MB.
const mailing = () => import('nodemailer');

/** What could not be loaded now is tried again with the next letter. */
function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

function bySmtp(smtpUrl: string, from: string) {
  const open = async () =>
    (await mailing()).createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  const transport = onceLoaded(open);
  return async (letter: Letter) => {
    await (await transport()).sendMail({ from, ...contentOf(letter) });
  };
}

const contentOf = ({ to, subject, text, replyTo, headers }: Letter) => ({
  to,
  subject,
  text,
  ...(replyTo && { replyTo }),
  ...(headers && { headers: { ...headers } }),
});

function toOutbox({ dataDir, mailFrom }: Config) {
  const folder = join(dataDir, 'outbox');
  const open = async () =>
    (await mailing()).createTransport({ streamTransport: true, buffer: true });
  const composer = onceLoaded(open);
  return async (letter: Letter) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { message } = await (await composer()).sendMail({ from: mailFrom, ...contentOf(letter) });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    log.info('mail kept in the outbox', { file: `outbox/${name}` });
    // For the operator's eyes, who hands it on: there is no other way for it yet.
    if (letter.link) announce(`  Mail kept in outbox/${name}. The link in it:\n  ${letter.link}`);
  };
}
