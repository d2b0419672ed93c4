import type { Me } from '#domain/accounts/meSchema.ts';
import { type Day, formatDay } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { PlannedDay, WeekDay } from '#domain/plans/weekDaySchema.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';

/** Texts of the customer's dashboard. */
export const NO_MEALS_TODAY = 'No meals are planned for today.';

/** How many meals of the day are done: 'Every meal done', '3 of 7 done'. */
export const doneWords = (done: number, meals: number): string =>
  done === meals ? 'Every meal done' : `${done} of ${meals} done`;

/** As the last meal of the day is ticked. */
export const DAY_DONE = 'Well done, a whole day as planned!';

type Stated = Pick<WeekDay, 'planId' | 'meals' | 'logged' | 'done'>;

/** Shown beside a folded day: how it was logged, or how much there is to eat. */
export function dayState({ planId, meals, logged, done }: Stated): string {
  if (logged === 'all') return 'All done';
  const count = mealsOfDay(meals).length;
  // A device may have kept days without this number.
  if (logged === 'some') return done ? `${done} of ${count}` : 'Logged';
  if (planId === null) return 'No plan';
  if (count === 0) return 'No meals';
  return count === 1 ? '1 meal' : `${count} meals`;
}

export type InactiveCoaching = 'paused' | 'expired';

/** Why no new plans come for this customer; null while coaching is active, or if no period is set. */
export function inactiveCoaching({ coaching }: Pick<Me, 'coaching'>): InactiveCoaching | null {
  const standing = coaching?.standing;
  return standing === 'paused' || standing === 'expired' ? standing : null;
}

/** The title and sentence about paused or expired coaching. */
export function inactiveWords(standing: InactiveCoaching, { coaching }: Pick<Me, 'coaching'>) {
  const isPaused = standing === 'paused';
  const ended = coaching?.endDate ? ` on ${formatDay(coaching.endDate, 'long')}` : '';
  return {
    title: isPaused ? 'Your coaching is paused.' : `Your coaching period ended${ended}.`,
    text: `You can still see your plans, log your days and change your profile. New plans come once it is ${isPaused ? 'resumed' : 'renewed'}.`,
  };
}

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
    : 'There is no plan right now. Your dietician will write the next one.';

function planTime(
  { startDate, weeklyDietPlan }: DietPlan,
  today: Day,
  isInactive: boolean,
): string {
  if (startDate > today) return `Your newest plan begins on ${formatDay(startDate, 'long')}.`;
  const last = weeklyDietPlan.at(-1)?.date ?? startDate;
  if (last >= today) return 'Your newest plan has just arrived.';
  const ran = `The meals of your newest plan ran until ${formatDay(last, 'long')}`;
  return isInactive ? `${ran}.` : `${ran}; your dietician will write the next ones.`;
}

/** 'Mon 23 Nov – Sun 29 Nov 2026', with both years when there are two. */
export function periodWords({ startDate, endDate }: Pick<DietPlan, 'startDate' | 'endDate'>) {
  const [from, to] = [startDate.slice(0, 4), endDate.slice(0, 4)];
  const start = formatDay(startDate, 'short');
  return `${from === to ? start : `${start} ${from}`} – ${formatDay(endDate, 'short')} ${to}`;
}
