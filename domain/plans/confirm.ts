import type { Reasons } from '../confirm.ts';
import { addDays, type Day, daysBetween, daysFrom, formatDay, type Instant } from '../day.ts';
import { DAYS_PER_PLAN } from './plan.ts';
import type { PlanInput } from './planSchema.ts';
import { lastDayOfWeek } from './week.ts';
import { isLater, planOn } from './weeks.ts';

export type ConfirmReason = 'replaces-days' | 'no-meals' | 'past' | 'ends-late';

/** A stored plan, as far as it says which plan holds for a day. */
export type Holder = {
  readonly id: string;
  readonly name: string;
  readonly startDate: Day;
  readonly uploadedAt: Instant;
};

type Around = {
  /** The customer's own today. */
  readonly today: Day;
  /** The customer's plans that have a day in the week of this one; an updated one among them. */
  readonly around: readonly Holder[];
  /** The plan as it is stored, of an update; null for an upload. */
  readonly before: (PlanInput & Holder) | null;
};

/**
 * Why an upload or update is asked about before it is stored. Of an update only what it makes worse
 * counts: who corrects a word in a plan of last month is not asked whether it may lie in the past.
 */
export function reasonsToConfirm(
  plan: PlanInput,
  { today, around, before }: Around,
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
  plan.weeklyDietPlan.some(({ meals }) => meals.some((meal) => meal.trim() !== ''));

const isOver = (plan: Pick<PlanInput, 'startDate'>, today: Day): boolean =>
  lastDayOfWeek(plan.startDate) < today;

/** How many days lie between the seventh day of a plan and its end date. */
const daysAfterWeek = ({ startDate, endDate }: Pick<PlanInput, 'startDate' | 'endDate'>): number =>
  Math.max(0, daysBetween(lastDayOfWeek(startDate), endDate));

const holds = ({ startDate }: Pick<Holder, 'startDate'>, day: Day): boolean =>
  day >= startDate && day <= lastDayOfWeek(startDate);

/**
 * The days that this plan takes from others, in words. An update keeps the moment of its upload: it
 * takes nothing from a plan uploaded later, and the days that it had before are its own or were lost.
 */
function replacedDays(
  plan: PlanInput,
  around: readonly Holder[],
  before: Around['before'],
): string | null {
  const taken = new Map<Holder, Day[]>();
  for (const day of daysFrom(plan.startDate, DAYS_PER_PLAN)) {
    if (before && holds(before, day)) continue;
    const holder = planOn(around, day);
    if (!holder || (before && isLater(holder, before))) continue;
    taken.set(holder, [...(taken.get(holder) ?? []), day]);
  }
  const sentences = [...taken].map(([{ name }, days]) => takenWords(name, days));
  return sentences.length === 0 ? null : sentences.join(' ');
}

function takenWords(name: string, days: readonly Day[]): string {
  const [are, their] = days.length === 1 ? ['is', 'its'] : ['are', 'their'];
  return `${daysInWords(days)} ${are} now planned by “${name}”; this plan would take ${their} place.`;
}

const emptyWords = ({ startDate }: PlanInput): string =>
  `No meal is written in it: ${span(startDate, lastDayOfWeek(startDate))} would be empty.`;

const pastWords = ({ startDate }: PlanInput): string =>
  `All of its days are past: the last one was ${formatDay(lastDayOfWeek(startDate), 'medium')}.`;

/** What an end date beyond the seventh day comes to; the form says the same where it is typed. */
export function endsLateWords(startDate: Day, endDate: Day): string {
  const last = lastDayOfWeek(startDate);
  const after = span(addDays(last, 1), endDate);
  return `Meals are planned until ${formatDay(last, 'short')}, the seventh day; for ${after} this plan has none.`;
}

/** 'Mon 23 Nov to Wed 25 Nov', or 'Mon 23 Nov' for a day alone. */
export const span = (from: Day, to: Day): string =>
  from === to
    ? formatDay(from, 'short')
    : `${formatDay(from, 'short')} to ${formatDay(to, 'short')}`;

/** Days in order, those that follow one another as one stretch. */
function daysInWords(days: readonly Day[]): string {
  const stretches: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches.map(({ from, to }) => span(from, to)).join(', ');
}
