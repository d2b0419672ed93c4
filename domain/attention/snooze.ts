import { isSnoozed } from '../conversations/waiting.ts';
import type { Day, Instant } from '../day.ts';
import type { ReasonKind } from './attention.ts';
import type { PersonFacts } from './person.ts';

/** Somebody, or one reason (`kind` not null), is put off until a day of theirs. */
export type Snooze = {
  readonly kind: ReasonKind | null;
  readonly until: Day;
  readonly at: Instant;
};

/** Whether a snooze is of a reason. That of a conversation, in the inbox, is of all that they wrote. */
export const isOf = (
  { kind, inInbox }: { readonly kind: ReasonKind | null; readonly inInbox: boolean },
  reason: ReasonKind,
): boolean =>
  inInbox ? reason === 'asked' || reason === 'note' : kind === null || kind === reason;

type Written = Pick<PersonFacts, 'asked' | 'note'>;

/** When they wrote last of what waits and is about `kind`; '' for nothing. */
function writtenLast({ asked, note }: Written, kind: ReasonKind | null): Instant {
  const ofMessages = kind === null || kind === 'asked' ? (asked?.latestAt ?? '') : '';
  const ofNotes = kind === null || kind === 'note' ? (note?.latestAt ?? '') : '';
  return ofMessages > ofNotes ? ofMessages : ofNotes;
}

/** Of the snoozes those that still hold on `today`: what is written since then ends them. */
export const snoozesNow = <S extends Snooze>(
  snoozes: readonly S[],
  written: Written,
  today: Day,
): S[] =>
  snoozes.filter(({ kind, until, at }) =>
    isSnoozed({ snoozedUntil: until, snoozedAt: at }, today, writtenLast(written, kind)),
  );

type Conversation = { readonly snoozedUntil: Day | null; readonly snoozedAt: Instant | null };

/** Whether what they wrote is put off in the inbox, and so here. */
export const isConversationPutOff = (
  conversation: Conversation,
  written: Written,
  today: Day,
): boolean => isSnoozed(conversation, today, writtenLast(written, null));
