import { addDays, type Day, daysBetween } from '../day.ts';
import { mondayFrom } from '../plans/nextStart.ts';

/** A moment in a customer's calendar. All customers with the same today share one. */
export type Moment = {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly today: Day;
  readonly yesterday: Day;
  /** The next Monday after today. */
  readonly monday: Day;
  /** The seven days that ended yesterday: today is not over. */
  readonly weekFrom: Day;
  /** The number of days from today to `day`; negative for a day before today. */
  offsetOf(day: Day): number;
  dayAfter(day: Day): Day;
};

export function momentOn(today: Day, now: number): Moment {
  return {
    now,
    today,
    yesterday: addDays(today, -1),
    monday: mondayFrom(addDays(today, 1)),
    weekFrom: addDays(today, -7),
    offsetOf: onceForEach((day) => daysBetween(today, day)),
    dayAfter: onceForEach((day) => addDays(day, 1)),
  };
}

/** Memoizes a function by day: the board calls it for ten thousand customers, who share their days. */
function onceForEach<Counted>(count: (day: Day) => Counted): (day: Day) => Counted {
  const counted = new Map<Day, Counted>();
  return (day) => {
    const known = counted.get(day);
    if (known !== undefined) return known;
    const found = count(day);
    counted.set(day, found);
    return found;
  };
}

/** 'today', 'tomorrow', or 'on' and `name`: 'on Friday 27 November'. */
export const onDay = (offset: number, name: string): string =>
  offset === 0 ? 'today' : offset === 1 ? 'tomorrow' : `on ${name}`;
