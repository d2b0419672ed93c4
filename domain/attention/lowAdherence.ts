import type { Reason, Thresholds } from './attention.ts';
import type { Moment } from './moment.ts';
import type { PersonFacts } from './person.ts';
import { percentOf, shareOf } from './rhythm.ts';

/** So many earlier days say what is usual. */
const LEAST_USUAL = 3;

/** Of the meals of the days logged within the week that ended yesterday, less were done than is enough. */
export function lowAdherence(
  { recentDays }: PersonFacts,
  { lowPercent }: Thresholds,
  { weekFrom, yesterday }: Moment,
): Reason | null {
  const week = shareOf(recentDays, weekFrom, yesterday);
  if (week === null || percentOf(week) >= lowPercent) return null;
  const percent = percentOf(week);
  const earlier = recentDays.filter(([date]) => date < weekFrom);
  const [last] = earlier;
  const usual = last && earlier.length >= LEAST_USUAL ? shareOf(earlier, '', last[0]) : null;
  const usually = usual === null ? '' : `, usually ${percentOf(usual)} %`;
  return {
    kind: 'lowAdherence',
    sentence: `${percent} % this week${usually}.`,
    urgency: Math.min(45 + Math.floor((lowPercent - percent) / 2), 70),
    date: null,
    since: null,
    messageId: null,
  };
}
