import type { Message, Subject, SubjectInput } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import { type Day, daysBetween, formatDay, formatTime, type Instant } from '#domain/day.ts';
import { inARow, intlLocale, isolated } from '#domain/language/language.ts';
import { timingName } from '#domain/plans/plan.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

const dayWords = (date: Day): string => formatDay(date, 'long');

/** The subject of a message, shown at its head; '' for the general subject. */
export function subjectWords(subject: Subject): string {
  if (subject.kind === 'general') return '';
  if (subject.kind === 'day') return dayWords(subject.date);
  if (subject.kind === 'meal')
    return inARow([dayWords(subject.date), isolated(timingName(subject.timing))]);
  return inARow([shortSubject(subject), dayWords(subject.date)]);
}

/** The subject on one line, for the list of waiting customers: 'Lunch: Dal with rice'. */
export function shortSubject(subject: Subject): string {
  if (subject.kind === 'general') return '';
  if (subject.kind === 'day') return say.aboutDay(formatDay(subject.date, 'short'));
  if (subject.kind === 'meal')
    return `${inARow([isolated(timingName(subject.timing) || say.meal), formatDay(subject.date, 'short')])}: ${isolated(subject.text)}`;
  return [isolated(subject.label), subject.figure].filter(Boolean).join(' ');
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
  if (mine) return ofKit.you;
  if (writer?.trim()) return writer;
  return from === 'dietician' ? ofKit.dieticianWhoLeft : say.theCustomer;
}

/** Announced when a message arrives. */
export const newestWords = (message: Message): string =>
  message.takenBack
    ? ''
    : `${writerWords(message)}: ${message.text || (message.file ? say.aFile : say.aPicture)}`;

/** The heading over the messages of a day. */
export function threadDayWords(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return ofKit.today;
  if (ago === 1) return ofKit.yesterday;
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'long' : 'medium');
}

export const timeWords = (at: Instant): string => formatTime(new Date(at));

/** How long somebody has waited: 'just now', '40 min', '3 h', '2 days'. */
export function waitWords(since: Instant, now: number): string {
  const minutes = Math.floor((now - Date.parse(since)) / 60_000);
  if (minutes < 1) return say.justNow;
  if (minutes < 60) return say.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return say.hours(hours);
  return say.days(Math.floor(hours / 24));
}

/** '340 kB', '2.4 MB'. */
export function sizeWords(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  return new Intl.NumberFormat(intlLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / (isLarge ? 1_000_000 : 1000)));
}

/** At this number or fewer, the characters left are shown. */
const COUNTED_FROM = 200;

/** The characters left, near the limit; '' before. */
export function roomWords(text: string, most: number): string {
  const left = most - text.trim().length;
  if (left > COUNTED_FROM) return '';
  return left >= 0 ? say.charactersLeft(left) : say.charactersTooMany(-left);
}
