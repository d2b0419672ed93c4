import { formatDay } from '../day.ts';
import type { Reason, Thresholds } from './attention.ts';
import type { Moment } from './moment.ts';
import type { PersonFacts } from './person.ts';

/** A new customer for whom nothing is arranged yet: no coaching dates, and no plan. */
export function newcomer(
  { cameOn, plannedDays }: PersonFacts,
  _: Thresholds,
  { offsetOf }: Moment,
): Reason | null {
  if (plannedDays.length > 0) return null;
  const days = Math.max(-offsetOf(cameOn), 0);
  const when = days === 0 ? 'today' : days === 1 ? 'yesterday' : `on ${formatDay(cameOn, 'long')}`;
  return {
    kind: 'new',
    sentence: `Came ${when}; no coaching dates yet.`,
    urgency: Math.min(64 + days, 74),
    date: cameOn,
    since: null,
    messageId: null,
  };
}
