import type { Instant } from '../day.ts';
import type { ConsentState } from '../rights/consent.ts';
import type { Side } from './message.ts';

/** What decides whether a message waits. Ids sort as the messages of a conversation came. */
export type Answering = {
  readonly id: string;
  readonly from: Side;
  readonly takenBack: boolean;
  /** Of a dietician's: the last message of the customer that was on screen; null: it answers none. */
  readonly answersUpTo: string | null;
};

/**
 * The id until which all messages of the customer are settled; '' for none. `doneUpTo`: until where they
 * were settled without an answer. An answer that was taken back settles nothing.
 */
export const settledUpTo = (messages: readonly Answering[], doneUpTo: string | null): string =>
  messages.reduce(
    (latest, { from, takenBack, answersUpTo }) =>
      from === 'dietician' && !takenBack && answersUpTo !== null && answersUpTo > latest
        ? answersUpTo
        : latest,
    doneUpTo ?? '',
  );

/** The messages that wait for an answer: what came after the last one that a dietician had on screen. */
export function waitingMessages<M extends Answering>(
  messages: readonly M[],
  doneUpTo: string | null,
): M[] {
  const settled = settledUpTo(messages, doneUpTo);
  return messages.filter(
    ({ id, from, takenBack }) => from === 'customer' && !takenBack && id > settled,
  );
}

type Snooze = { readonly snoozedUntil: string | null; readonly snoozedAt: Instant | null };

/**
 * Whether what waits is put off on `today`, the customer's own day. What the customer wrote since then,
 * a message or a note of a day, ends it; `latestAt`: when they wrote last of what waits.
 */
export const isSnoozed = (
  { snoozedUntil, snoozedAt }: Snooze,
  today: string,
  latestAt: Instant,
): boolean =>
  snoozedUntil !== null && snoozedUntil > today && snoozedAt !== null && latestAt <= snoozedAt;

type Whose = {
  readonly consent: ConsentState;
  /** Whether the deletion of the account was asked for. */
  readonly isLeaving: boolean;
  /** Whether the account is locked out. */
  readonly isDisabled: boolean;
};

/**
 * Whether what somebody asks and notes waits for a dietician, in the inbox as on the morning board:
 * without their consent nobody may look at it, and who is leaving or locked out reads no answer. It does
 * whether their coaching runs, rests or is over.
 */
export const canBeAnswered = ({ consent, isLeaving, isDisabled }: Whose): boolean =>
  consent === 'given' && !isLeaving && !isDisabled;

type Assigned = {
  /** Whom the conversation was given to; null: nobody. */
  readonly assigneeId: string | null;
  /** The customer's dietician; null: nobody in particular. */
  readonly dieticianId: string | null;
};

/** Whether a conversation is this dietician's: theirs, or nobody else's, so that none is left to nobody. */
export const isMine = ({ assigneeId, dieticianId }: Assigned, me: string): boolean =>
  (assigneeId ?? dieticianId ?? me) === me;
