import type { Message, Subject, SubjectInput } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import { type Day, daysBetween, formatDay, type Instant } from '#domain/day.ts';

export const LOAD_FAILED = 'The messages could not be loaded.';
export const SEND_FAILED = 'Your message was not sent.';
export const PICTURE_FAILED = 'The picture could not be added.';
export const PICTURE_LOST = 'The picture cannot be shown.';
export const TAKE_BACK_FAILED = 'The message could not be taken back.';
export const TAKEN_BACK = 'This message was taken back.';
export const KEEPS_NOTHING = 'This browser can’t keep drafts. Send before you leave this page.';

/** Announced when a message begins to wait. */
export const WAITS = 'No connection. Your message is saved here and sent when you’re back online.';
/** Shown at the message while it waits. */
export const WAITS_HERE = 'Saved on this device. It will be sent automatically.';
export const OFFLINE_HERE = 'Your messages will be back when you’re online.';
export const SENT_TO_DIETICIAN = 'Sent. The answer appears here and under Messages.';
export const ABOUT_DAY = 'About this day';
export const ANSWER_KEYS = 'R answers, Ctrl and Enter send, Escape leaves the field.';
export const ASK_TITLE = 'Ask your dietician';

export const NO_MESSAGES = {
  customer: {
    title: 'Ask whatever you like',
    text: 'Your practice reads and answers your messages here. You can also ask right next to a meal, a day or a measurement.',
  },
  dietician: {
    title: 'No messages yet',
    text: 'The customer sees what you write here right away, under Messages.',
  },
} as const satisfies Record<Side, { title: string; text: string }>;

/** Shown for a message without text. */
export const WORDLESS = 'A picture';

export const PLACEHOLDERS: Readonly<Record<Side, string>> = {
  customer: 'Write to your dietician',
  dietician: 'Write an answer',
};

const dayWords = (date: Day): string => formatDay(date, 'long');

/** The subject of a message, shown at its head; '' for the general subject. */
export function subjectWords(subject: Subject): string {
  if (subject.kind === 'general') return '';
  if (subject.kind === 'day') return dayWords(subject.date);
  if (subject.kind === 'meal')
    return [dayWords(subject.date), subject.timing].filter(Boolean).join(', ');
  return `${[subject.label, subject.figure].filter(Boolean).join(' ')}, ${dayWords(subject.date)}`;
}

/** The subject on one line, for the list of waiting customers: 'Lunch: Dal with rice'. */
export function shortSubject(subject: Subject): string {
  if (subject.kind === 'general') return '';
  if (subject.kind === 'day') return `About ${formatDay(subject.date, 'short')}`;
  if (subject.kind === 'meal')
    return `${subject.timing || 'Meal'}, ${formatDay(subject.date, 'short')}: ${subject.text}`;
  return [subject.label, subject.figure].filter(Boolean).join(' ');
}

/** The subject as a request sends it: without the parts that the server adds. */
export function inputOf(subject: Subject): SubjectInput {
  if (subject.kind === 'meal') return { kind: 'meal', date: subject.date, meal: subject.meal };
  if (subject.kind === 'measurement') return { kind: 'measurement', id: subject.id };
  return subject;
}

/** The URL that shows the subject of a message; null if there is none. */
export function subjectPlace(subject: Subject, customerId: string, reader: Side): string | null {
  const isCustomer = reader === 'customer';
  if (subject.kind === 'general') return null;
  if (subject.kind === 'measurement')
    return isCustomer ? '/customer/measurements' : `/client/customers/${customerId}?tab=trends`;
  return isCustomer
    ? `/customer/myprogress?date=${subject.date}`
    : `/client/customers/${customerId}?date=${subject.date}`;
}

/** The writer's name as the reader knows it. */
export function writerWords({ from, mine, writer }: Pick<Message, 'from' | 'mine' | 'writer'>) {
  if (mine) return 'You';
  if (writer?.trim()) return writer;
  return from === 'dietician' ? 'A dietician who has left' : 'The customer';
}

/** Announced when a message arrives. */
export const newestWords = (message: Message): string =>
  message.takenBack ? '' : `${writerWords(message)}: ${message.text || WORDLESS}`;

/** The heading over the messages of a day. */
export function threadDayWords(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'long' : 'medium');
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
export const timeWords = (at: Instant): string => clock.format(new Date(at));

/** How long somebody has waited: 'just now', '40 min', '3 h', '2 days'. */
export function waitWords(since: Instant, now: number): string {
  const minutes = Math.floor((now - Date.parse(since)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}

/** At this number or fewer, the characters left are shown. */
const COUNTED_FROM = 200;

/** The characters left, near the limit; '' before. */
export function roomWords(text: string, most: number): string {
  const left = most - text.trim().length;
  if (left > COUNTED_FROM) return '';
  const characters = Math.abs(left) === 1 ? '1 character' : `${Math.abs(left)} characters`;
  return left >= 0 ? `${characters} left` : `${characters} too many`;
}
