import { same } from './shape.ts';

/** Something that a person made or changed, and that the server does not have yet. */
export type Change = {
  readonly personId: string;
  /** Determines the sender: see the senders that nouns declare. */
  readonly kind: string;
  /**
   * One for each part of a thing that is changed, so that a later change replaces an earlier one. For a new thing
   * it is the Idempotency-Key: however often it is sent, it is stored once.
   */
  readonly key: string;
  /** Changes of one subject, such as a day, are sent together. Absent: the change is sent alone. */
  readonly subject?: string;
  readonly part?: string;
  /** The person's own date when they made the change; it stays, whenever the change is sent. */
  readonly date: string;
  readonly value: unknown;
  /**
   * What may be stored of it: first the value that the change was made on, then what was sent without an answer.
   * Absent for a new thing.
   */
  readonly bases?: readonly unknown[];
  /** The change in words, to be read and copied while it waits. */
  readonly text: string;
  /** An instant. */
  readonly madeAt: string;
  /** It is not meant to be sent as it is, such as a number that is only half typed. */
  readonly isDraft?: boolean;
  /** It was sent, and may be stored. */
  readonly isSent?: boolean;
  /** Why the server refused it; null if it has not. */
  readonly refused: string | null;
  /** Another device has stored something different meanwhile; the person has to choose. */
  readonly contested?: { readonly stored: unknown };
};

/** What became of a change that is not stored. */
export type Verdict = { readonly key: string } & Pick<Partial<Change>, 'refused' | 'contested'>;

/** Sends changes of one subject, the oldest first. Throws ApiError. */
export type Sender = (changes: readonly Change[]) => Promise<readonly Verdict[]>;

/** How many values that may be stored are remembered; the first and the latest ones. */
const MOST_BASES = 10;

/** The values without those that were among them before. */
export const distinct = (values: readonly unknown[]): unknown[] =>
  values.filter((value, at) => values.findIndex((each) => same(each, value)) === at);

/** The change to keep once `made` follows the one that is `kept`; null if nothing is left to change. */
export function following(made: Change, kept: Change | undefined): Change | null {
  if (!made.bases) return made;
  const { value } = made;
  const known = kept?.bases ?? made.bases;
  const [first, ...since] = distinct([...known, ...(kept?.isSent ? [kept.value] : [])]);
  const bases = [first, ...since.slice(1 - MOST_BASES)];
  const contested = kept?.contested;
  const isUndone = contested
    ? same(value, contested.stored)
    : bases.length === 1 && same(value, first);
  if (isUndone) return null;
  return { ...made, bases, madeAt: kept?.madeAt ?? made.madeAt, ...(contested && { contested }) };
}

/** What is left of a kept change once `sent` was answered; null for nothing. */
export function answered(kept: Change, sent: Change, verdict: Verdict | undefined): Change | null {
  const isSame = same(kept.value, sent.value);
  const left = { ...kept, isSent: false };
  if (verdict?.contested) return { ...left, contested: verdict.contested };
  if (verdict?.refused) return isSame ? { ...left, refused: verdict.refused } : left;
  return isSame ? null : { ...left, bases: [sent.value] };
}
