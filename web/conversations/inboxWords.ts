import type { Conversation, InboxItem, Subject } from '#domain/conversations/conversationSchema.ts';
import { addDays, type Day, formatDay } from '#domain/day.ts';
import { inARow } from '#domain/language/language.ts';
import { shortSubject } from './inWords.ts';
import { say } from './words.ts';

const MONDAY = 1;

export function nextMonday(today: Day): Day {
  const weekday = new Date(`${today}T00:00:00.000Z`).getUTCDay();
  return addDays(today, (MONDAY - weekday + 7) % 7 || 7);
}

type Waiting = Pick<InboxItem, 'messages' | 'notes'>;

/** What a customer waits with: one line for the subject, and one for the text. */
export function waitingWords({ messages, notes }: Waiting): { about: string; text: string } {
  const last = messages?.last;
  if (last)
    return {
      about: shortSubject(last.subject),
      text: last.text || (last.hasPicture ? say.aPicture : say.aFile),
    };
  const [note] = notes;
  if (!note) return { about: '', text: '' };
  return { about: say.noteOf(formatDay(note.date, 'short')), text: note.text };
}

/** The number of waiting items, if there is more than one: '3 messages, 1 note'. */
export function countWords({ messages, notes }: Waiting): string {
  const count = messages?.count ?? 0;
  if (count + notes.length < 2) return '';
  return inARow([
    count > 0 && say.countMessages(count),
    notes.length > 0 && say.countNotes(notes.length),
  ]);
}

export function waitingSubject(waiting: Pick<Conversation, 'messages' | 'notes'>): Subject | null {
  const { messages, notes } = waiting;
  if (messages) return messages.last.subject;
  return notes[0] ? { kind: 'day', date: notes[0].date } : null;
}
