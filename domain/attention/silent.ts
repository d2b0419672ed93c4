import { silentSince } from '../customers/silence.ts';
import type { Day } from '../day.ts';
import type { Reason, Thresholds } from './attention.ts';
import type { Moment } from './moment.ts';
import type { PersonFacts } from './person.ts';
import { usualRhythm } from './rhythm.ts';

/** Nothing was logged on the last days up to yesterday. */
export function silent(
  person: PersonFacts,
  { silentDays }: Thresholds,
  moment: Moment,
): Reason | null {
  const { lastLoggedOn } = person;
  const since = silentSince(person, moment);
  if (since === null) return null;
  const days = -moment.offsetOf(since);
  if (days < silentDays) return null;
  return {
    kind: 'silent',
    sentence: sentenceOf(days, lastLoggedOn, usualRhythm(person, moment)),
    urgency: Math.min(50 + 3 * (days - silentDays), 80),
    date: lastLoggedOn,
    since: null,
    messageId: null,
  };
}

function sentenceOf(days: number, lastLoggedOn: Day | null, usual: string | null): string {
  const long = days === 1 ? 'a day' : `${days} days`;
  if (lastLoggedOn === null) return `Has a plan for ${long} and has not logged anything yet.`;
  return `Silent for ${long}${usual === null ? '' : `; ${usual}`}.`;
}
