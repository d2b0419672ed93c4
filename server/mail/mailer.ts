import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { inTime } from '../log/inTime.ts';
import { announce, log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import { keptMailsFolder } from './keptMails.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, when that is not the practice itself. */
  readonly replyTo?: string;
  /** The link in it; printed for the operator when there is no mail server to send it. */
  readonly link?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the same letter may go out twice: programs of mail show one. With its brackets. */
  readonly messageId?: string;
};

/**
 * `refused`: there is no such address, so that another try is in vain; `unknown`: it may have gone
 * out, as no answer came in time, or the connection ended after the letter was handed over to it.
 */
export type Delivery = 'delivered' | 'refused' | 'failed' | 'unknown';

export type Mailer = {
  /** One try, over within {@link DELIVERED_WITHIN_MS}. */
  deliver(letter: Letter): Promise<Delivery>;
  /** How many letters are under way. */
  readonly pending: () => number;
  /** Waits for what is under way. */
  close(): Promise<void>;
};

export const DELIVERED_WITHIN_MS = 90_000;

/** By SMTP when one is configured, else as files that the operator reads in `outbox/`. */
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

// 5.7 says that the sender may not, as does whatever is not about the address: all would be refused.
const NO_SUCH_ADDRESS = /^5\d\d[ -](?!5\.7\.)/;

function isRefusal(error: unknown): boolean {
  const { command, response = '' } = error as { command?: string; response?: string };
  return command === 'RCPT TO' && NO_SUCH_ADDRESS.test(response);
}

/** The connection ended, or was silent for too long, once a whole letter was handed over to it. */
class Unanswered extends Error {}

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
  const open = async () => {
    const transport = (await mailing()).createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // Some look a letter through before they answer.
      socketTimeout: 60_000,
    });
    // nodemailer's own errors do not tell whether a connection ended before or after the letter.
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
  // Readable in the outbox in any script, and found there when somebody is erased.
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
    // For the operator's eyes, who hands it on: there is no other way for it yet.
    if (letter.link) announce(`  Mail kept in outbox/${name}. The link in it:\n  ${letter.link}`);
  };
}
