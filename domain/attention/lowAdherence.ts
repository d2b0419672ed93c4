import { addDays } from '../day.ts';
import type { Reason, Thresholds } from './attention.ts';
import type { Moment } from './moment.ts';
import type { PersonFacts } from './person.ts';
import { percentOf } from './rhythm.ts';

/** How many earlier days are needed to tell what is usual. */
const LEAST_USUAL = 3;

/** The share of meals done on the days logged within the week that ended yesterday is below the threshold. */
export function lowAdherence(
  person: PersonFacts,
  { lowPercent }: Thresholds,
  { weekFrom, yesterday }: Moment,
): Reason | null {
  const week = person.loggedIn(weekFrom, yesterday);
  if (week.of === 0 || percentOf(week) >= lowPercent) return null;
  const percent = percentOf(week);
  const usual = person.loggedIn('', addDays(weekFrom, -1));
  const isKnown = usual.days >= LEAST_USUAL && usual.of > 0;
  const usually = isKnown ? `, usually ${percentOf(usual)} %` : '';
  return {
    kind: 'lowAdherence',
    sentence: `${percent} % this week${usually}.`,
    urgency: Math.min(45 + Math.floor((lowPercent - percent) / 2), 70),
    date: null,
    since: null,
    messageId: null,
  };
}
