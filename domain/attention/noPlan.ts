import { type Day, formatDay } from '../day.ts';
import type { Reason, Thresholds } from './attention.ts';
import type { Moment } from './moment.ts';
import { isBeforeKnown, type PersonFacts, stretchWith } from './person.ts';

const later = (one: Day, other: Day | null): Day => (other !== null && other > one ? other : one);

/**
 * No plan holds the next Monday, or the first day of a coaching that begins after it, and the first day
 * without one is near. A coaching that ends before has no need of it.
 */
export function noPlan(
  person: PersonFacts,
  { planDays }: Thresholds,
  { today, monday, offsetOf, dayAfter }: Moment,
): Reason | null {
  const { planStartDate, planEndDate } = person.period;
  const needed = later(monday, planStartDate);
  if (stretchWith(person, needed) || isBeforeKnown(person, needed)) return null;
  if (planEndDate !== null && planEndDate < needed) return null;
  const begin = later(today, planStartDate);
  const holding = stretchWith(person, begin);
  const from = holding ? dayAfter(holding[1]) : begin;
  const days = offsetOf(from);
  if (days > planDays) return null;
  return {
    kind: 'noPlan',
    sentence: sentenceOf(person, from, { today, dayAfter }),
    urgency: Math.max(72 - 4 * days, 30),
    date: from,
    since: null,
    messageId: null,
  };
}

function sentenceOf(
  { plannedDays }: PersonFacts,
  from: Day,
  { today, dayAfter }: Pick<Moment, 'today' | 'dayAfter'>,
): string {
  if (plannedDays.length === 0) return 'No plan yet.';
  const ended = from === today ? plannedDays.find(([, last]) => last < today) : undefined;
  if (ended) return `No plan since ${formatDay(dayAfter(ended[1]), 'long')}.`;
  return `No plan from ${formatDay(from, 'long')}.`;
}
