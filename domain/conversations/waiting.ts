import type { Instant } from '../day.ts';
import type { ConsentState } from '../signIn/access.ts';
import type { Side } from './message.ts';

/** What decides whether a message waits. Ids sort in the order in which messages were sent. */
export type Answering = {
  readonly id: string;
  readonly from: Side;
  readonly takenBack: boolean;
  /** For a dietician's message: the customer's last message that was on screen; null: it answers none. */
  readonly answersUpTo: string | null;
};

/**
 * The id up to which all messages of the customer are settled; '' for none. `doneUpTo`: up to which message
 * they were settled without an answer. An answer that was taken back settles nothing.
 */
export const settledUpTo = (messages: readonly Answering[], doneUpTo: string | null): string =>
  messages.reduce(
    (latest, { from, takenBack, answersUpTo }) =>
      from === 'dietician' && !takenBack && answersUpTo !== null && answersUpTo > latest
        ? answersUpTo
        : latest,
    doneUpTo ?? '',
  );

/** The messages after the last one that a dietician had on screen when answering. */
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
 * Whether a conversation is snoozed on `today`, the customer's own day. Any message or note that the customer
 * writes after the snooze ends it; `latestAt`: when they wrote the last waiting one.
 */
export const isSnoozed = (
  { snoozedUntil, snoozedAt }: Snooze,
  today: string,
  latestAt: Instant,
): boolean =>
  snoozedUntil !== null && snoozedUntil > today && snoozedAt !== null && latestAt <= snoozedAt;

type Whose = {
  readonly consent: ConsentState;
  /** Whether the deletion of the account was requested. */
  readonly isLeaving: boolean;
  readonly isDisabled: boolean;
};

/**
 * Whether a customer's questions and notes wait for a dietician, in the inbox and on the morning board.
 * Without the customer's consent nobody may look at them; a customer who is leaving or locked out would not
 * read the answer. Whether coaching is active, paused or over makes no difference.
 */
export const canBeAnswered = ({ consent, isLeaving, isDisabled }: Whose): boolean =>
  consent === 'given' && !isLeaving && !isDisabled;

type Assigned = {
  /** The dietician who was given the conversation; null: nobody. */
  readonly assigneeId: string | null;
  /** The customer's dietician; null: none in particular. */
  readonly dieticianId: string | null;
};

/** Whether a conversation is this dietician's, or nobody's in particular: each is somebody's. */
export const isMine = ({ assigneeId, dieticianId }: Assigned, me: string): boolean =>
  (assigneeId ?? dieticianId ?? me) === me;
