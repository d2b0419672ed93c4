import { type Day, formatDay } from '../day.ts';
import { isBeforeKnown, stretchWith } from '../plans/weeks.ts';
import type { Reason, Thresholds } from './attention.ts';
import { type Moment, type PersonFacts, reasonOf } from './person.ts';
import { say } from './words.ts';

const later = (one: Day, other: Day | null): Day => (other !== null && other > one ? other : one);

/** So many days between two stretches of plans are free days, like a weekend, and no missing plan. */
const FREE_DAYS = 3;

/** A plan is missing soon: for the next Monday, or before it for more than a few free days. */
export function noPlan(
  person: PersonFacts,
  { planDays }: Thresholds,
  moment: Moment,
): Reason | null {
  const { today, nextMonday, offsetOf } = moment;
  const { planStartDate } = person.period;
  const from = firstLack(
    person,
    later(today, planStartDate),
    later(nextMonday, planStartDate),
    moment,
  );
  const days = from === null ? Number.POSITIVE_INFINITY : offsetOf(from);
  if (from === null || days > planDays) return null;
  // Without an earlier plan there is nothing that goes on from a day.
  return reasonOf('noPlan', sentenceOf(person, from, moment), Math.max(72 - 4 * days, 30), {
    date: person.plannedDays.length === 0 ? null : from,
  });
}

function sentenceOf({ plannedDays }: PersonFacts, from: Day, { today, dayAfter }: Moment): string {
  if (plannedDays.length === 0) return say.noPlanYet;
  const ended = from === today ? plannedDays.find(([, last]) => last < today) : undefined;
  if (ended) return say.noPlanSince(formatDay(dayAfter(ended[1]), 'long'));
  return say.noPlanFrom(formatDay(from, 'long'));
}

/**
 * The first day from `begin` on that lacks a plan; null if none does until `needed`, which must not be free.
 * Days after the end of coaching need no plan.
 */
function firstLack(
  { plannedDays, period: { planEndDate } }: PersonFacts,
  begin: Day,
  needed: Day,
  { offsetOf, dayAfter }: Moment,
): Day | null {
  const isOver = (day: Day) => planEndDate !== null && planEndDate < day;
  for (let from = begin; ; ) {
    const holding = stretchWith(plannedDays, from);
    if (holding) from = dayAfter(holding[1]);
    if (from > needed || isBeforeKnown(plannedDays, from)) return null;
    const next = plannedDays.findLast(([first]) => first > from);
    if (!next || next[0] > needed) return isOver(needed) ? null : from;
    const before = plannedDays.find(([, last]) => last < from);
    const empty = before ? offsetOf(next[0]) - offsetOf(before[1]) - 1 : 0;
    if (empty > FREE_DAYS && !isOver(next[0])) return from;
    from = next[0];
  }
}
