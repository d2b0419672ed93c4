import { isSnoozed } from '../conversations/waiting.ts';
import type { Day, Instant } from '../day.ts';
import type { ReasonKind } from './attention.ts';
import type { PersonFacts } from './person.ts';

/** A customer, or one of their reasons (`kind` not null), is snoozed until a day in their calendar. */
export type Snooze = {
  readonly kind: ReasonKind | null;
  readonly until: Day;
  readonly at: Instant;
};

/** Whether a snooze covers a reason; that of the inbox covers all that the customer wrote. */
export const isOf = (
  { kind, inInbox }: { readonly kind: ReasonKind | null; readonly inInbox: boolean },
  reason: ReasonKind,
): boolean =>
  inInbox ? reason === 'asked' || reason === 'note' : kind === null || kind === reason;

type Written = Pick<PersonFacts, 'asked' | 'note'>;

/** When the customer wrote the last waiting message or note of this `kind`; '' for none. */
function writtenLast({ asked, note }: Written, kind: ReasonKind | null): Instant {
  const ofMessages = kind === null || kind === 'asked' ? (asked?.latestAt ?? '') : '';
  const ofNotes = kind === null || kind === 'note' ? (note?.latestAt ?? '') : '';
  return ofMessages > ofNotes ? ofMessages : ofNotes;
}

/** The snoozes that are still in force on `today`: anything the customer writes ends them. */
export const snoozesNow = <S extends Snooze>(
  snoozes: readonly S[],
  written: Written,
  today: Day,
): S[] =>
  snoozes.filter(({ kind, until, at }) =>
    isSnoozed({ snoozedUntil: until, snoozedAt: at }, today, writtenLast(written, kind)),
  );

type Conversation = { readonly snoozedUntil: Day | null; readonly snoozedAt: Instant | null };

/** Whether what the customer wrote is snoozed in the inbox, and therefore on the board, too. */
export const isConversationPutOff = (
  conversation: Conversation,
  written: Written,
  today: Day,
): boolean => isSnoozed(conversation, today, writtenLast(written, null));
