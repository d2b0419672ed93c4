import { hasEnded } from '../coaching/period.ts';
import type { CoachingPeriod } from '../coaching/periodSchema.ts';
import { addDays, type Day, daysBetween, daysFrom, formatDay, type Instant } from '../day.ts';
import { inARow, isolated, listed } from '../language/language.ts';
import type { Reasons, Refusal } from '../refusal.ts';
import { DAYS_PER_PLAN, isBlankMeal, lastDayOfWeek } from './plan.ts';
import type { PlanInput } from './planSchema.ts';
import { isLater, planOn } from './weeks.ts';
import { say } from './words.ts';

export const NO_CUSTOMER: Refusal = {
  code: 'no-customer',
  get message() {
    return say.selectCustomer;
  },
};

export const CUSTOMER_NOT_FOUND: Refusal = {
  code: 'customer-not-found',
  get message() {
    return say.customerNotFound;
  },
};

const CUSTOMER_PAUSED: Refusal = {
  code: 'customer-paused',
  get message() {
    return say.customerPaused;
  },
};

const CUSTOMER_EXPIRED: Refusal = {
  code: 'customer-expired',
  get message() {
    return say.customerExpired;
  },
};

/**
 * Why a plan cannot be uploaded or updated for this customer on `today` (the customer's own day); null if it
 * can. Without a coaching period it can: a first plan may be uploaded before the dates are set.
 */
export function uploadRefusal(period: CoachingPeriod, today: Day): Refusal | null {
  if (period.planStatus === 'paused') return CUSTOMER_PAUSED;
  if (hasEnded(period, today)) return CUSTOMER_EXPIRED;
  return null;
}

type ConfirmReason = 'replaces-days' | 'no-meals' | 'past' | 'ends-late';

/** The fields of a stored plan that decide for which days it is used. */
export type StoredPlan = {
  readonly id: string;
  readonly name: string;
  readonly startDate: Day;
  readonly uploadedAt: Instant;
};

type Context = {
  /** Today in the customer's own time zone. */
  readonly today: Day;
  /** The customer's plans that have a day in the week of this plan, including the plan being updated. */
  readonly around: readonly StoredPlan[];
  /** The stored plan that is being updated; null for an upload. */
  readonly before: (PlanInput & StoredPlan) | null;
};

/**
 * The reasons that need confirmation before an upload or update; empty for none. For an update, only what it
 * makes worse counts: correcting a word in last month's plan does not ask whether the plan may lie in the
 * past.
 */
export function reasonsToConfirm(
  plan: PlanInput,
  { today, around, before }: Context,
): Reasons<ConfirmReason> {
  const replaced = replacedDays(plan, around, before);
  const isEmpty = !hasMeals(plan) && (before === null || hasMeals(before));
  const isPast = isOver(plan, today) && (before === null || !isOver(before, today));
  const isLate = daysAfterWeek(plan) > (before === null ? 0 : daysAfterWeek(before));
  return {
    ...(replaced && { 'replaces-days': replaced }),
    ...(isEmpty && { 'no-meals': emptyWords(plan) }),
    ...(isPast && { past: pastWords(plan) }),
    ...(isLate && { 'ends-late': endsLateWords(plan.startDate, plan.endDate) }),
  };
}

const hasMeals = (plan: PlanInput): boolean =>
  plan.weeklyDietPlan.some(({ meals }) => meals.some((meal) => !isBlankMeal(meal)));

const isOver = (plan: Pick<PlanInput, 'startDate'>, today: Day): boolean =>
  lastDayOfWeek(plan.startDate) < today;

/** The number of days between the seventh day of a plan and its end date. */
const daysAfterWeek = ({ startDate, endDate }: Pick<PlanInput, 'startDate' | 'endDate'>): number =>
  Math.max(0, daysBetween(lastDayOfWeek(startDate), endDate));

const holds = ({ startDate }: Pick<StoredPlan, 'startDate'>, day: Day): boolean =>
  day >= startDate && day <= lastDayOfWeek(startDate);

/**
 * Sentences about the days that this plan takes over from other plans; null for none. An update keeps its
 * `uploadedAt`, so it takes no day from plans that were uploaded later, and no day that it already had.
 */
function replacedDays(
  plan: PlanInput,
  around: readonly StoredPlan[],
  before: Context['before'],
): string | null {
  const taken = new Map<StoredPlan, Day[]>();
  for (const day of daysFrom(plan.startDate, DAYS_PER_PLAN)) {
    if (before && holds(before, day)) continue;
    const holder = planOn(around, day);
    if (!holder || (before && isLater(holder, before))) continue;
    taken.set(holder, [...(taken.get(holder) ?? []), day]);
  }
  const sentences = [...taken].map(([{ name }, days]) =>
    say.takesDays(days.length, daysInWords(days), isolated(name)),
  );
  return sentences.length === 0 ? null : sentences.join(' ');
}

const emptyWords = ({ startDate }: PlanInput): string =>
  say.hasNoMeals(span(startDate, lastDayOfWeek(startDate)));

const pastWords = ({ startDate }: PlanInput): string =>
  say.isPast(formatDay(lastDayOfWeek(startDate), 'medium'));

/** The sentence about an end date after the seventh day; the form also shows it next to the field. */
export function endsLateWords(startDate: Day, endDate: Day): string {
  const last = lastDayOfWeek(startDate);
  return say.endsLate(formatDay(last, 'short'), span(addDays(last, 1), endDate));
}

/** 'Mon 23 Nov to Wed 25 Nov', or 'Mon 23 Nov' for a single day. */
const span = (from: Day, to: Day): string =>
  from === to
    ? formatDay(from, 'short')
    : say.span(formatDay(from, 'short'), formatDay(to, 'short'));

/** Days in words, with consecutive ones as a range. `days` are in order. */
function daysInWords(days: readonly Day[]): string {
  const ranges: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return inARow(ranges.map(({ from, to }) => span(from, to)));
}

/** The sentence about weeks that go past the coaching period; null if they end within it. */
export function afterPeriodWords(
  weeks: readonly Pick<PlanInput, 'startDate'>[],
  planEndDate: Day | null,
): string | null {
  const last = weeks
    .map(({ startDate }) => lastDayOfWeek(startDate))
    .toSorted()
    .at(-1);
  if (planEndDate === null || last === undefined || last <= planEndDate) return null;
  return say.afterPeriod(formatDay(planEndDate, 'medium'), formatDay(last, 'medium'));
}

/** One of several plans that were uploaded at once, as stored now. */
type PlanInForce = {
  readonly name: string;
  readonly daysLogged: number;
  readonly isChanged: boolean;
};

const namesOf = (plans: readonly PlanInForce[]): string =>
  listed(plans.map(({ name }) => say.quoted(name)));

/** Why plans that were uploaded together cannot be taken back together; null if they can. */
export function takeBackRefusal(plans: readonly PlanInForce[]): Refusal | null {
  const logged = plans.filter(({ daysLogged }) => daysLogged > 0);
  const days = logged.reduce((sum, { daysLogged }) => sum + daysLogged, 0);
  if (days > 0)
    return {
      code: 'weeks-logged',
      message: `${say.daysLogged(days, namesOf(logged))} ${say.nothingTakenBack}`,
    };
  const changed = plans.filter(({ isChanged }) => isChanged);
  if (changed.length > 0)
    return {
      code: 'weeks-changed',
      message: `${say.changedSinceUpload(changed.length, namesOf(changed))} ${say.nothingTakenBack}`,
    };
  return null;
}
