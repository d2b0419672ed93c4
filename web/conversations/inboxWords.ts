import type { Conversation, InboxItem, Subject } from '#domain/conversations/conversationSchema.ts';
import { addDays, type Day, formatDay } from '#domain/day.ts';
import { shortSubject, WORDLESS } from './inWords.ts';

export const INBOX_FAILED = 'The inbox could not be loaded.';
export const CHANGE_FAILED = 'This was not saved.';
export const DONE_FAILED = 'This could not be marked as done.';
export const UNDO_FAILED = 'This could not be undone.';
export const NOTE_FAILED = 'The note could not be marked as read.';

export const NOBODY_WAITS = 'Nobody is waiting for an answer.';
export const NOBODY_WAITS_MORE = 'Your customers’ questions and notes arrive here.';
export const NONE_OF_MINE =
  'None of your customers is waiting. Choose All to see your colleagues’.';
export const NOBODY_OPENED = 'Choose somebody on the left.';
export const KEYS = 'J and K move through the list, R answers, E marks as done.';

export const PERSON_FAILED = 'This customer could not be loaded.';
export const WAITING_FAILED = 'This customer’s messages could not be loaded.';
export const NO_SUCH_CUSTOMER = {
  title: 'There is no such customer.',
  text: 'The link may be incomplete, their account was deleted, or they withdrew their consent.',
};
export const EARLIER_WAIT =
  'There are earlier messages to answer. Read them, then choose Done again.';
export const NOT_SEEN = 'You haven’t seen every message yet. Read them, then choose Done again.';

const MONDAY = 1;

/** The next Monday after a day. */
export function nextMonday(today: Day): Day {
  const weekday = new Date(`${today}T00:00:00.000Z`).getUTCDay();
  return addDays(today, (MONDAY - weekday + 7) % 7 || 7);
}

/** The text before and after the name of a customer for whom nothing waits any more. */
export const DONE = ['Nothing of ', '’s waits any more.'] as const;
export const snoozedWords = (until: Day): string => `Snoozed until ${formatDay(until, 'long')}.`;

type Waiting = Pick<InboxItem, 'messages' | 'notes'>;

/** What a customer waits with: one line for the subject, and one for the text. */
export function waitingWords({ messages, notes }: Waiting): { about: string; text: string } {
  const last = messages?.last;
  if (last) return { about: shortSubject(last.subject), text: last.text || WORDLESS };
  const [note] = notes;
  if (!note) return { about: '', text: '' };
  return { about: `Note of ${formatDay(note.date, 'short')}`, text: note.text };
}

/** The number of waiting items, if there is more than one: '3 messages, 1 note'. */
export function countWords({ messages, notes }: Waiting): string {
  const count = messages?.count ?? 0;
  if (count + notes.length < 2) return '';
  return [
    count > 0 && (count === 1 ? '1 message' : `${count} messages`),
    notes.length > 0 && (notes.length === 1 ? '1 note' : `${notes.length} notes`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The subject of an answer: that of what waits. */
export function waitingSubject(waiting: Pick<Conversation, 'messages' | 'notes'>): Subject | null {
  const { messages, notes } = waiting;
  if (messages) return messages.last.subject;
  return notes[0] ? { kind: 'day', date: notes[0].date } : null;
}
