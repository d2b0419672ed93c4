/** Something that a person made and that the server does not have yet. */
export type WaitingItem = {
  readonly personId: string;
  /** Determines the sender: see the senders that nouns declare. */
  readonly kind: string;
  /** The Idempotency-Key: however often the item is sent, it is stored once. */
  readonly key: string;
  /** The person's own date when they made the item; it stays, whenever the item is sent. */
  readonly date: string;
  readonly body: unknown;
  /** The item in words, to be read and copied while it waits. */
  readonly text: string;
  /** An instant. */
  readonly madeAt: string;
  /** Why the server refused the item; null if it has not. */
  readonly refused: string | null;
};

/** Sends the item again with its key. Throws ApiError. */
export type Sender = (item: WaitingItem) => Promise<void>;
