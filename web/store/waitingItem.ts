/** Something that somebody made and that the server has not got yet. */
export type WaitingItem = {
  readonly personId: string;
  /** Who sends it: see the senders that nouns declare. */
  readonly kind: string;
  /** The Idempotency-Key: however often it is sent, it is there once. */
  readonly key: string;
  /** The person's own day as they made it, which stays, whenever it is sent. */
  readonly date: string;
  readonly body: unknown;
  /** Its words, to be read and copied while it waits. */
  readonly text: string;
  /** An instant. */
  readonly madeAt: string;
  /** Why the server does not take it; null while it may. */
  readonly refused: string | null;
};

/** Sends it once more with its key. Throws ApiError. */
export type Sender = (item: WaitingItem) => Promise<void>;
