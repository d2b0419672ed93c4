import { setTimeout as pause } from 'node:timers/promises';
import { seal, unseal } from '../config/sealed.ts';
import { atMost } from '../db/atMost.ts';
import type { Db, Engine } from '../db/open.ts';
import { orderedId } from '../db/orderedId.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import type { Delivery, Mailer } from '../mail/mailer.ts';
import { fateOf, isOver } from './nextTry.ts';
import type { LetterRow } from './noun.ts';
import { type Posted, written } from './posted.ts';

/**
 * Sends letters that wait in the database: a mail server that is away, or a server that is killed,
 * only makes them later. Each goes out once; but where an instance dies after a letter has left and
 * before that is noted, another one sends it again, under the same name.
 */
export type Outbox = {
  /** The row of a letter, to be stored in the transaction of what it tells of. */
  row(posted: Posted): LetterRow;
  /** Looks for letters in the next seconds: one was stored, in a transaction that may still be open. */
  soon(): void;
  /** Letters that this instance gave up since its start. */
  readonly counts: () => { readonly failed: number };
  close(): Promise<void>;
};

type Input = {
  readonly config: { readonly secret: string };
  readonly db: Db;
  readonly engine: Engine;
  readonly mailer: Mailer;
  readonly practice: () => Promise<string>;
  readonly publicUrl: () => string;
  readonly now: () => Date;
};

const EVERY_MS = 20_000;
// After a letter was stored: a transaction takes milliseconds, on a busy machine a second or two.
const SOON_MS = [20, 250, 1500, 5000];
/** Longer than one try takes, DELIVERED_WITHIN_MS: then it is another instance's. */
const LEASE_MS = 5 * 60_000;
const AT_ONE_TIME = 20;

export function openOutbox(input: Input): Outbox {
  const { config, db, mailer, now } = input;
  let failed = 0;
  let closing = false;
  let looking: Promise<void> | null = null;
  let again = false;
  const timers = new Set<NodeJS.Timeout>();

  const after = (ms: number) => {
    if (closing) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      look();
    }, ms).unref();
    timers.add(timer);
  };
  const look = () => {
    if (looking) {
      again = true;
      return;
    }
    looking = sendDue()
      .catch((error: unknown) => {
        if (!closing) log.warn('letters not looked for', { error: wordsOf(error) });
      })
      .then(() => {
        looking = null;
        if (!again) return;
        again = false;
        after(0);
      });
  };
  const everyMs = () => EVERY_MS * (0.75 + Math.random() / 2);
  const regularly = () => {
    if (closing) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      look();
      regularly();
    }, everyMs()).unref();
    timers.add(timer);
  };

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = await claimDue(input);
      await Promise.all(due.map(send));
      if (due.length < AT_ONE_TIME || closing) return;
    }
  }

  /** One try. Whatever goes wrong with one letter ends with it, or is tried later. */
  async function send(letter: LetterRow): Promise<void> {
    const delivery = isOver(letter, now()) ? 'refused' : await deliver(letter);
    const fate = fateOf(letter, delivery, now());
    if (fate === 'given up') {
      failed += 1;
      log.warn('letter given up', { id: letter.id, kind: letter.kind });
    }
    if (typeof fate === 'string') await forget(db, letter);
    else await db.updateTable('letter').set(fate).where('id', '=', letter.id).execute();
  }

  async function deliver({ id, sealed }: LetterRow): Promise<Delivery> {
    const content = unseal(config.secret, id, sealed);
    if (content === null) {
      log.warn('letter was sealed with another SECRET', { id });
      return 'refused';
    }
    try {
      const host = new URL(input.publicUrl()).hostname;
      const posted = JSON.parse(content) as Posted;
      return await mailer.deliver(written(posted, await input.practice(), `<${id}@${host}>`));
    } catch (error) {
      log.warn('letter not sent', { id, error: wordsOf(error) });
      return 'failed';
    }
  }

  regularly();
  return {
    row(posted) {
      const id = orderedId();
      const at = now().toISOString();
      return {
        id,
        kind: posted.kind,
        recipient: posted.to,
        writer: posted.kind === 'contact' ? posted.visitor.email : null,
        sealed: seal(config.secret, id, JSON.stringify(posted)),
        createdAt: at,
        nextAt: at,
        tries: 0,
        unclear: 0,
      };
    },
    soon() {
      for (const ms of SOON_MS) after(ms);
    },
    counts: () => ({ failed }),
    async close() {
      closing = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.race([looking, pause(2000, undefined, { ref: false })]);
    },
  };
}

/** Takes letters that are due, the longest due first: of many instances each is one's alone. */
function claimDue({ db, engine, now }: Input): Promise<LetterRow[]> {
  const at = now();
  const nextAt = new Date(at.getTime() + LEASE_MS).toISOString();
  return db
    .with('due', (from) => {
      const due = from
        .selectFrom('letter')
        .select('id')
        .where('nextAt', '<=', at.toISOString())
        .orderBy('nextAt')
        .limit(atMost(AT_ONE_TIME));
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('letter')
    .set({ nextAt })
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
}

const forget = async (db: Db, { id }: LetterRow): Promise<void> => {
  await db.deleteFrom('letter').where('id', '=', id).execute();
};
