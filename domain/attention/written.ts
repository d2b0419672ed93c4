import { formatDay, type Instant } from '../day.ts';
import type { Reason, Thresholds } from './attention.ts';
import type { Moment } from './moment.ts';
import type { PersonFacts } from './person.ts';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** A question is waiting for an answer. */
export function asked({ asked }: PersonFacts, _: Thresholds, { now }: Moment): Reason | null {
  if (asked === null) return null;
  const { count, since, messageId } = asked;
  const hours = hoursSince(since, now);
  const what = count === 1 ? 'Asked' : `Wrote ${count} messages, the first`;
  return {
    kind: 'asked',
    sentence: `${what} ${ago(hours)}.`,
    urgency: Math.min(75 + 4 * daysOf(hours), 95),
    date: null,
    since,
    messageId,
  };
}

/** A note of a day has not been read yet. */
export function note({ note }: PersonFacts, _: Thresholds, { now }: Moment): Reason | null {
  if (note === null) return null;
  const { count, date, since } = note;
  const what = count === 1 ? 'Wrote a note on' : `Wrote ${count} notes, the last on`;
  return {
    kind: 'note',
    sentence: `${what} ${formatDay(date, 'long')}.`,
    urgency: Math.min(60 + 2 * daysOf(hoursSince(since, now)), 74),
    date,
    since,
    messageId: null,
  };
}

const hoursSince = (since: Instant, now: number) =>
  Math.max(Math.floor((now - Date.parse(since)) / HOUR_MS), 0);
const daysOf = (hours: number) => Math.floor(hours / HOURS_A_DAY);

function ago(hours: number): string {
  const days = daysOf(hours);
  if (hours < 1) return 'less than an hour ago';
  if (days < 1) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  return days === 1 ? 'a day ago' : `${days} days ago`;
}
