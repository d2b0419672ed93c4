import type { Transaction } from 'kysely';
import type { Change } from '#domain/connection.ts';
import type { Schema } from '../db/schema.ts';
import type { Delivery, Letter } from '../mail/mailer.ts';
import type { Push } from '../push/pusher.ts';
import type { OutboxRow } from './noun.ts';

export type Messages = { readonly mail: Letter; readonly push: Push };
export type Channel = keyof Messages;

/**
 * The result of a try. `gone`: nothing can be sent there any more; `againInMs`: it was not tried, because its
 * receiver is resting or busy.
 */
export type Tried = Delivery | 'gone' | { readonly againInMs: number };

/**
 * Makes one try to send a message. Receiving programs show messages of one `name` only once, if the channel
 * supports it.
 */
export type Channels = {
  readonly [Name in Channel]: (message: Messages[Name], name: string) => Promise<Tried>;
};

/** Something to be sent, as its kind gets it. */
export type Item = Pick<OutboxRow, 'id' | 'userId' | 'recipient' | 'dueAt'> & {
  /** The content that was stored with it, decrypted and parsed; null for none. */
  readonly content: unknown;
};

/**
 * How an item ends. `unclear`: too many tries after which nobody knows whether it was sent; `late`: it is too
 * late to be useful; `unreadable`: it was encrypted with another `SECRET`; `unwanted`: its kind had nothing
 * to send; `gone`: its receiver no longer exists.
 */
export type Outcome = 'sent' | 'refused' | 'unclear' | 'late' | 'unreadable' | 'unwanted' | 'gone';

/** What a kind answers for an item that is to wait until an instant. */
export type Postponed = { readonly until: string };

/** How the items of one kind are sent. */
export type Kind = { [Name in Channel]: KindOf<Name> }[Channel];

export type KindOf<Name extends Channel> = {
  readonly channel: Name;
  /** The first word of the names of its own metrics; without it, only what is given up is counted. */
  readonly countedAs?: string;
  /** The kind of change after which its items are sent at once, not when the outbox looks next. */
  readonly soonAfter?: string;
  /** Between two tries, in milliseconds: the first pause, then twice as long each time, up to `longestMs`. */
  readonly pauses: { readonly firstMs: number; readonly longestMs: number };
  /** After so many tries with an unknown result it ends, so its reader gets it this often at most. */
  readonly mostUnclear: number;
  /** Whether an item is too late to be useful; both in milliseconds since 1970. */
  readonly isTooLate: (dueAt: number, now: number) => boolean;
  /** Makes the message at the moment of sending, `now`; null when it is no longer to be sent. */
  readonly message: (item: Item, now: Date) => Promise<Messages[Name] | Postponed | null>;
  /**
   * Called in the transaction in which an item ends, to store its outcome and its next due time. Kinds
   * without it have the items that were given up named in the log.
   */
  readonly ended?: (
    db: Transaction<Schema>,
    item: Item,
    outcome: Outcome,
    now: Date,
  ) => Promise<AfterEnd>;
};

type AfterEnd = {
  /** The instant when the item is due again; null: never. */
  readonly dueAt: string | null;
  /** The changes to publish after the commit. */
  readonly changes?: readonly Change[];
};

/**
 * For letters that somebody waits for: the next try is after ten seconds, further ones at growing intervals.
 */
export const LETTER = {
  channel: 'mail',
  pauses: { firstMs: 10_000, longestMs: 15 * 60_000 },
  mostUnclear: 3,
} as const;

/** What happens to an item after a try: it ends, or it is tried again. */
type AfterTry = Outcome | Pick<OutboxRow, 'nextTryAt' | 'tries' | 'unclear'>;

/** Decides what happens to an item after a try with this result, at `now`. */
export function afterTry(
  { pauses, mostUnclear, isTooLate }: Pick<Kind, 'pauses' | 'mostUnclear' | 'isTooLate'>,
  item: Pick<OutboxRow, 'dueAt' | 'tries' | 'unclear'>,
  delivery: Delivery | 'gone',
  now: Date,
): AfterTry {
  if (delivery === 'delivered') return 'sent';
  if (delivery === 'refused' || delivery === 'gone') return delivery;
  const unclear = item.unclear + (delivery === 'unknown' ? 1 : 0);
  if (unclear >= mostUnclear) return 'unclear';
  const { firstMs, longestMs } = pauses;
  // With an unknown result few tries remain: they are spread, so that a short fault does not use them up.
  const pauseMs =
    delivery === 'unknown' ? longestMs : Math.min(2 ** item.tries * firstMs, longestMs);
  const next = now.getTime() + pauseMs;
  if (isTooLate(Date.parse(item.dueAt), next)) return 'late';
  return { nextTryAt: new Date(next).toISOString(), tries: item.tries + 1, unclear };
}
