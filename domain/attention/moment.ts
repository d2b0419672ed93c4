import { addDays, type Day, daysBetween, daysFrom } from '../day.ts';
import { mondayFrom } from '../plans/nextStart.ts';

/** A moment in a customer's calendar. One serves all customers who share its today. */
export type Moment = {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly today: Day;
  readonly yesterday: Day;
  /** The next Monday after today. */
  readonly monday: Day;
  /** The seven days that ended yesterday: today is not over. */
  readonly weekFrom: Day;
  /** Days from today on; negative for a day before. */
  offsetOf(day: Day): number;
  dayAfter(day: Day): Day;
};

const NEAR_DAYS = 400;

export function momentOn(today: Day, now: number): Moment {
  // Counted once: the board asks it of ten thousand customers.
  const days = daysFrom(addDays(today, -NEAR_DAYS), 2 * NEAR_DAYS);
  const near = new Map(days.map((day, at) => [day, at - NEAR_DAYS]));
  const offsetOf = (day: Day) => near.get(day) ?? daysBetween(today, day);
  return {
    now,
    today,
    yesterday: addDays(today, -1),
    monday: mondayFrom(addDays(today, 1)),
    weekFrom: addDays(today, -7),
    offsetOf,
    dayAfter: (day) => days[offsetOf(day) + NEAR_DAYS + 1] ?? addDays(day, 1),
  };
}

/** 'today', 'tomorrow', or 'on Friday 27 November' by `name`. */
export const onDay = (offset: number, name: string): string =>
  offset === 0 ? 'today' : offset === 1 ? 'tomorrow' : `on ${name}`;
