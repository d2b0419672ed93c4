import { formatDay } from '../day.ts';
import type { Reason, Thresholds } from './attention.ts';
import { type Moment, onDay } from './moment.ts';
import type { PersonFacts } from './person.ts';

/** For how many days after its end an ended coaching period is shown. */
export const OVER_DAYS = 14;

/** Coaching ends soon; its last day may be today. */
export function periodEnds(
  { period: { planEndDate } }: PersonFacts,
  { periodDays }: Thresholds,
  { offsetOf }: Moment,
): Reason | null {
  if (planEndDate === null) return null;
  const days = offsetOf(planEndDate);
  if (days < 0 || days > periodDays) return null;
  return {
    kind: 'periodEnds',
    sentence: `Coaching ends ${onDay(days, formatDay(planEndDate, 'long'))}.`,
    urgency: Math.max(61 - 3 * days, 30),
    date: planEndDate,
    since: null,
    messageId: null,
  };
}

/** Coaching ended recently and was not renewed. */
export function periodOver(
  { period: { planEndDate } }: PersonFacts,
  _: Thresholds,
  { offsetOf }: Moment,
): Reason | null {
  if (planEndDate === null) return null;
  const days = -offsetOf(planEndDate);
  if (days < 1 || days > OVER_DAYS) return null;
  const when = days === 1 ? 'yesterday' : `on ${formatDay(planEndDate, 'long')}`;
  return {
    kind: 'periodOver',
    sentence: `Coaching ended ${when}.`,
    urgency: 63 - days,
    date: planEndDate,
    since: null,
    messageId: null,
  };
}
