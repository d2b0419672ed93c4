import { addDays, type Day, daysBetween } from '../day.ts';
import { DAYS_PER_PLAN } from '../plans/plan.ts';

/** After so many whole days somebody counts as silent, unless the practice chose others. */
export const SILENT_DAYS = 3;

// A longer silence is told already.
const LONGEST = 30;

/** `planStarts`: the first days of the plans of the last weeks. Days are the customer's own. */
type Logging = {
  readonly today: Day;
  readonly lastLogged: Day | null;
  readonly planStarts: readonly Day[];
};

/**
 * For how many whole days a customer has been silent: those before today, one after the other, for which
 * there was a plan and nothing was logged; 30 at most. Today is not over, and so does not count.
 */
export function silentDays({ today, lastLogged, planStarts }: Logging): number {
  for (let days = 0; days < LONGEST; days += 1) {
    const day = addDays(today, -1 - days);
    if (lastLogged !== null && day <= lastLogged) return days;
    const isPlanned = planStarts.some((start) => {
      const place = daysBetween(start, day);
      return place >= 0 && place < DAYS_PER_PLAN;
    });
    if (!isPlanned) return days;
  }
  return LONGEST;
}
