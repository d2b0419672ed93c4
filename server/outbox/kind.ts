import type { Transaction } from 'kysely';
import type { Change } from '#domain/events.ts';
import type { Schema } from '../db/schema.ts';
import type { Delivery, Letter } from '../mail/mailer.ts';
import type { OutboxRow } from './noun.ts';

/** The ways to send something, each with what it sends. */
export type Messages = { readonly mail: Letter };
export type Channel = keyof Messages;

/** One try of a message. Whatever goes out under one `name` is shown once, as far as a channel can. */
export type Channels = {
  readonly [Name in Channel]: (message: Messages[Name], name: string) => Promise<Delivery>;
};

/** Something that is to be sent, as its kind sees it. */
export type Item = Pick<OutboxRow, 'id' | 'userId' | 'recipient' | 'dueAt'> & {
  /** What was stored with it, decrypted; null where nothing was. */
  readonly content: unknown;
};

/**
 * How an item ends. `unclear`: it may have gone out, too often to be tried once more; `late`: nobody
 * needs it any more; `unreadable`: it was encrypted with another `SECRET`; `unwanted`: its kind had
 * nothing to send.
 */
export type Outcome = 'sent' | 'refused' | 'unclear' | 'late' | 'unreadable' | 'unwanted';

/** What is to be known of all items of a kind. */
export type Kind = {
  readonly channel: Channel;
  /** Between two tries, in milliseconds: the first pause, twice as long each time, up to the longest. */
  readonly pauses: { readonly firstMs: number; readonly longestMs: number };
  /** Tries after which nobody knows whether it went out: its reader has it so many times at most. */
  readonly mostUnclear: number;
  /** Both in milliseconds since 1970. */
  readonly isTooLate: (dueAt: number, now: number) => boolean;
  /** Made at the moment of sending; null where it is not to go any more. */
  readonly message: (item: Item) => Promise<Messages[Channel] | null>;
  /**
   * Called in the transaction in which an item ends, to note how. Where a kind has none, the log names
   * what was given up.
   */
  readonly ended?: (
    db: Transaction<Schema>,
    item: Item,
    outcome: Outcome,
    now: Date,
  ) => Promise<AfterEnd>;
};

export type AfterEnd = {
  /** When the item is due again, an instant; null: not any more. */
  readonly dueAt: string | null;
  /** What is told live once that is stored. */
  readonly changed?: Change | undefined;
};

/** How letters go that somebody waits for: after ten seconds, and ever more rarely. */
export const LETTER = {
  channel: 'mail',
  pauses: { firstMs: 10_000, longestMs: 15 * 60_000 },
  mostUnclear: 3,
} as const;

/** What becomes of an item after a try: it ends, or is tried again. */
export type AfterTry = Outcome | Pick<OutboxRow, 'nextTryAt' | 'tries' | 'unclear'>;

export function afterTry(
  { pauses, mostUnclear, isTooLate }: Pick<Kind, 'pauses' | 'mostUnclear' | 'isTooLate'>,
  item: Pick<OutboxRow, 'dueAt' | 'tries' | 'unclear'>,
  delivery: Delivery,
  now: Date,
): AfterTry {
  if (delivery === 'delivered') return 'sent';
  if (delivery === 'refused') return 'refused';
  const unclear = item.unclear + (delivery === 'unknown' ? 1 : 0);
  if (unclear >= mostUnclear) return 'unclear';
  const { firstMs, longestMs } = pauses;
  // Few tries are left where nobody knows: they are spread, so that a fault of a minute takes none.
  const pauseMs =
    delivery === 'unknown' ? longestMs : Math.min(2 ** item.tries * firstMs, longestMs);
  const next = now.getTime() + pauseMs;
  if (isTooLate(Date.parse(item.dueAt), next)) return 'late';
  return { nextTryAt: new Date(next).toISOString(), tries: item.tries + 1, unclear };
}
