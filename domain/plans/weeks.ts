import { addDays, type Day, type Instant, isDay, weekdayOf } from '../day.ts';
import { firstWeekday } from '../language/language.ts';
import { lastDayOfWeek } from './plan.ts';

export const mondayFrom = (day: Day): Day => addDays(day, (8 - weekdayOf(day)) % 7);

/**
 * The proposed start date of a new plan or a copy: the first Monday from `today` (the customer's own) whose
 * seven days belong to no plan. Every plan covers seven days, whatever its end date is.
 */
export function nextFreeWeek(today: Day, plans: readonly { readonly startDate: Day }[]): Day {
  let monday = mondayFrom(today);
  for (;;) {
    const [first, last] = [monday, lastDayOfWeek(monday)];
    const holding = plans.find(
      ({ startDate }) => startDate <= last && lastDayOfWeek(startDate) >= first,
    );
    if (!holding) return monday;
    monday = mondayFrom(addDays(lastDayOfWeek(holding.startDate), 1));
  }
}

export type Week = { readonly from: Day; readonly to: Day };

/** The fields that decide which of a customer's plans covers a day. */
type Uploaded = { readonly id: string; readonly startDate: Day; readonly uploadedAt: Instant };

/** The week that a day is in, as the reader's weeks begin. */
export function weekOf(day: Day): Week {
  const from = addDays(day, -((weekdayOf(day) - firstWeekday() + 7) % 7));
  return { from, to: addDays(from, 6) };
}

/** The week `count` weeks after this one; before it, if `count` is negative. */
export const weeksAfter = ({ from, to }: Week, count: number): Week => ({
  from: addDays(from, count * 7),
  to: addDays(to, count * 7),
});

/** This week and the next, so that tomorrow is always included. */
export const twoWeeksFrom = (today: Day): Week => {
  const { from, to } = weekOf(today);
  return { from, to: addDays(to, 7) };
};

/** The plan that covers `day`: of the plans whose seven days contain it, the one uploaded last. */
export function planOn<P extends Uploaded>(plans: readonly P[], day: Day): P | undefined {
  return plans
    .filter(({ startDate }) => startDate <= day && day <= lastDayOfWeek(startDate))
    .reduce<P | undefined>(
      (last, plan) => (last === undefined || isLater(plan, last) ? plan : last),
      undefined,
    );
}

/** Whether `one` was uploaded after `other`; at the same instant the greater id counts as later. */
export const isLater = (one: Uploaded, other: Uploaded): boolean =>
  one.uploadedAt === other.uploadedAt ? one.id > other.id : one.uploadedAt > other.uploadedAt;

export type Shown = { readonly kind: 'this' | 'next' | 'earlier' | 'later'; readonly week: Week };

/**
 * The week for the `week` parameter of the address: 'next', 'earlier' (the week before this one), or a day of an
 * earlier or later week. Any other value means this week.
 */
export function shownBy(week: string | null, today: Day): Shown {
  const current = weekOf(today);
  if (week === 'next') return { kind: 'next', week: weeksAfter(current, 1) };
  if (week === 'earlier') return { kind: 'earlier', week: weeksAfter(current, -1) };
  if (week !== null && isDay(week) && week < current.from)
    return { kind: 'earlier', week: weekOf(week) };
  if (week !== null && isDay(week) && week > twoWeeksFrom(today).to)
    return { kind: 'later', week: weekOf(week) };
  return { kind: 'this', week: current };
}

/** Stretches of days for which plans have a meal; the latest first, at most `MOST_STRETCHES`. */
export type Stretches = readonly (readonly [first: Day, last: Day])[];

const MOST_STRETCHES = 12;

/** The stretch that contains a day; undefined for none. */
export const stretchWith = (stretches: Stretches, day: Day) =>
  stretches.find(([first, last]) => first <= day && day <= last);

/** Whether a day lies before all known stretches while there may be earlier, unknown ones. */
export function isBeforeKnown(stretches: Stretches, day: Day): boolean {
  const oldest = stretches.length < MOST_STRETCHES ? undefined : stretches.at(-1);
  return oldest !== undefined && day < oldest[0];
}
