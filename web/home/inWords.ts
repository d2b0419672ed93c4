import type { Me } from '#domain/accounts/meSchema.ts';
import { type Day, formatDay, formatDays } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import type { DietPlan, PlannedDay, WeekDay } from '#domain/plans/planSchema.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

/** How many meals of the day are done: 'Every meal done', '3 of 7 done'. */
export const doneWords = (done: number, meals: number): string =>
  done === meals ? say.everyMealDone : say.someDone(done, meals);

type Stated = Pick<WeekDay, 'planId' | 'meals' | 'logged' | 'done'>;

/** Shown beside a folded day: how it was logged, or how much there is to eat. */
export function dayState({ planId, meals, logged, done }: Stated): string {
  if (logged === 'all') return say.allDone;
  const count = mealsOfDay(meals).length;
  // A device may have kept days without this number.
  if (logged === 'some') return done ? ofKit.doneOf(done, count) : say.logged;
  if (planId === null) return say.noPlan;
  if (count === 0) return say.noMeals;
  return say.meals(count);
}

export type InactiveCoaching = 'paused' | 'expired';

/** Why no new plans come for this customer; null while coaching is active, or if no period is set. */
export function inactiveCoaching({ coaching }: Pick<Me, 'coaching'>): InactiveCoaching | null {
  const standing = coaching?.standing;
  return standing === 'paused' || standing === 'expired' ? standing : null;
}

/** The title and sentence about paused or expired coaching. */
export function inactiveWords(standing: InactiveCoaching, { coaching }: Pick<Me, 'coaching'>) {
  if (standing === 'paused') return say.paused;
  const end = coaching?.endDate;
  return {
    title: end ? say.endedOn(formatDay(end, 'long')) : say.ended,
    text: say.onceRenewed,
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
  if (planned) return `${say.todayFollows(isolated(planned.planName))} ${when}`;
  return `${say.noMealsToday} ${when}`;
}

/** The note about today if all plans are deleted. */
export function noPlanToday({ hasMeals, isLogged }: { hasMeals: boolean; isLogged: boolean }) {
  if (!hasMeals) return say.noMealsToday;
  return isLogged ? say.planDeletedLogStays : say.planDeleted;
}

/** The sentence in place of the latest plan if all plans are deleted. */
export const noPlanNow = (isInactive: boolean): string =>
  isInactive ? say.noPlanNow : say.noPlanRightNow;

function planTime(
  { startDate, weeklyDietPlan }: DietPlan,
  today: Day,
  isInactive: boolean,
): string {
  if (startDate > today) return say.newestBegins(formatDay(startDate, 'long'));
  const last = weeklyDietPlan.at(-1)?.date ?? startDate;
  if (last >= today) return say.newestArrived;
  const lastDay = formatDay(last, 'long');
  return isInactive ? say.newestRanUntil(lastDay) : say.newestRanNextComing(lastDay);
}

/** 'Mon 23 Nov – Sun 29 Nov 2026', with both years when there are two. */
export const periodWords = ({ startDate, endDate }: Pick<DietPlan, 'startDate' | 'endDate'>) =>
  formatDays(startDate, endDate, 'dated');
