import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { wordsOf } from '../log/errorWords.ts';
import { announce, inTime, log } from '../log/log.ts';
import { keptMailsFolder } from './keptMails.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address for replies, when it is not the sender. */
  readonly replyTo?: string;
  /** The link in the text; printed for the operator when there is no mail server. */
  readonly link?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The Message-ID with its brackets; mail programs show letters with the same one once. */
  readonly messageId?: string;
};

/**
 * The result of a try. `refused`: the address does not exist, so another try is useless; `unknown`: the
 * letter may have been sent, since no answer came in time, or the connection ended after the letter was
 * handed over.
 */
export type Delivery = 'delivered' | 'refused' | 'failed' | 'unknown';

export type Mailer = {
  /** Makes one try to send a letter; resolves within {@link DELIVERED_WITHIN_MS}. */
  deliver(letter: Letter): Promise<Delivery>;
  readonly pending: () => number;
  /** Waits two seconds at most for the letters that are being sent. */
  close(): Promise<void>;
};

export const DELIVERED_WITHIN_MS = 90_000;

/** Sends by SMTP when it is configured; else it writes files to `outbox/`, for the operator. */
export function createMailer(config: Config): Mailer {
  const post = config.smtpUrl ? bySmtp(config.smtpUrl, config.mailFrom) : toFiles(config);
  const underWay = new Set<Promise<Delivery>>();
  return {
    async deliver(letter) {
      const sending = attempt(() => post(letter)).then((delivery) => {
        underWay.delete(sending);
        return delivery;
      });
      underWay.add(sending);
      return (await inTime(sending, DELIVERED_WITHIN_MS)) ? sending : 'unknown';
    },
    pending: () => underWay.size,
    async close() {
      await Promise.race([
        Promise.all(underWay),
        new Promise((resolve) => setTimeout(resolve, 2000).unref()),
      ]);
    },
  };
}

async function attempt(post: () => Promise<void>): Promise<Delivery> {
  try {
    await post();
    return 'delivered';
  } catch (error) {
    log.warn('mail not sent', { error: wordsOf(error) });
    if (error instanceof Unanswered) return 'unknown';
    return isRefusal(error) ? 'refused' : 'failed';
  }
}

// A permanent error about the recipient; but 5.7 means that the sender is refused, for any recipient.
const NO_SUCH_ADDRESS = /^5\d\d[ -](?!5\.7\.)/;

function isRefusal(error: unknown): boolean {
  const { command, response = '' } = error as { command?: string; response?: string };
  return command === 'RCPT TO' && NO_SUCH_ADDRESS.test(response);
}

/** The mail server did not answer after it was handed the whole letter. */
class Unanswered extends Error {}

// Loaded with the first letter, since it takes 10 MB of memory.
const mailing = () => import('nodemailer');

/** Makes a function that loads once; after an error the next call tries again. */
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
  const open = async () => {
    const transport = (await mailing()).createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // Some mail servers scan a letter before they answer.
      socketTimeout: 60_000,
    });
    // nodemailer's errors do not say whether the connection ended before or after the letter was sent.
    return transport.use('stream', ({ data, message }, done) => {
      const { onHandedOver } = data as { onHandedOver: () => void };
      message.processFunc((input) => input.once('end', onHandedOver));
      done();
    });
  };
  const transport = onceLoaded(open);
  return async (letter: Letter) => {
    let isHandedOver = false;
    const onHandedOver = () => {
      isHandedOver = true;
    };
    try {
      const mail = { from, ...contentOf(letter), onHandedOver };
      await (await transport()).sendMail(mail);
    } catch (error) {
      const isAnswered = (error as { responseCode?: number }).responseCode !== undefined;
      if (!isHandedOver || isAnswered) throw error;
      throw new Unanswered('handed over, but the mail server did not answer', { cause: error });
    }
  };
}

const contentOf = ({ to, subject, text, replyTo, headers, messageId }: Letter) => ({
  to,
  subject,
  text,
  // Kept mails stay readable, and removeMailsWith() finds addresses in them.
  textEncoding: 'quoted-printable' as const,
  ...(replyTo && { replyTo }),
  ...(headers && { headers: { ...headers } }),
  ...(messageId && { messageId }),
});

function toFiles({ dataDir, mailFrom }: Config) {
  const folder = keptMailsFolder({ dataDir });
  const open = async () =>
    (await mailing()).createTransport({ streamTransport: true, buffer: true });
  const composer = onceLoaded(open);
  return async (letter: Letter) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { message } = await (await composer()).sendMail({ from: mailFrom, ...contentOf(letter) });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    log.info('mail kept in the outbox', { file: `outbox/${name}` });
    // Without a mail server the operator has to pass the link on.
    if (letter.link) announce(`  Mail kept in outbox/${name}. The link in it:\n  ${letter.link}`);
  };
}
