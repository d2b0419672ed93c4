import { type Day, formatDay } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { PlannedDay } from '#domain/plans/weekDaySchema.ts';
import { NO_MEALS_TODAY } from './words.ts';

/**
 * The note shown if the latest plan is not the one that applies today; null if it is. While coaching
 * `isInactive`, no next plan is promised.
 */
export function todayNote(
  plan: DietPlan,
  planned: PlannedDay | null,
  today: Day,
  isInactive = false,
): string | null {
  if (planned?.planId === plan.id) return null;
  const when = planTime(plan, today, isInactive);
  if (planned) return `Today follows “${planned.planName}”. ${when}`;
  return `${NO_MEALS_TODAY} ${when}`;
}

/** The note about today if all plans are deleted. */
export function noPlanToday({ hasMeals, isLogged }: { hasMeals: boolean; isLogged: boolean }) {
  if (!hasMeals) return NO_MEALS_TODAY;
  return `The plan of today was deleted.${isLogged ? ' What you logged stays.' : ''}`;
}

/** The sentence in place of the latest plan if all plans are deleted. */
export const noPlanNow = (isInactive: boolean): string =>
  isInactive
    ? 'There is no plan now.'
    : 'There is no plan now; your dietician will bring the next one.';

function planTime(
  { startDate, weeklyDietPlan }: DietPlan,
  today: Day,
  isInactive: boolean,
): string {
  if (startDate > today) return `Your newest plan begins on ${formatDay(startDate, 'long')}.`;
  const last = weeklyDietPlan.at(-1)?.date ?? startDate;
  if (last >= today) return 'Your newest plan has just arrived.';
  const ran = `The meals of your newest plan ran until ${formatDay(last, 'long')}`;
  return isInactive ? `${ran}.` : `${ran}; your dietician will bring the next ones.`;
}

/** 'Mon 23 Nov – Sun 29 Nov 2026', with both years when there are two. */
export function periodWords({ startDate, endDate }: Pick<DietPlan, 'startDate' | 'endDate'>) {
  const [from, to] = [startDate.slice(0, 4), endDate.slice(0, 4)];
  const start = formatDay(startDate, 'short');
  return `${from === to ? start : `${start} ${from}`} – ${formatDay(endDate, 'short')} ${to}`;
}
