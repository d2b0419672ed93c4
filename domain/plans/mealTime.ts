import { remembered } from '../remembered.ts';

const HOUR = 60;

/** The assumed time of a part of the day when its timing names no time. Longer names come first. */
const partsOfDay: readonly [RegExp, number][] = [
  [/early|wak(e|ing)|sunrise|empty stomach/, 6.5 * HOUR],
  [/mid[- ]?morning|brunch|elevenses|late morning/, 10.5 * HOUR],
  [/mid[- ]?day|\bnoon|lunch/, 13 * HOUR],
  [/breakfast|morning/, 8 * HOUR],
  [/bed|night|sleep/, 21.5 * HOUR],
  [/dinner|supper/, 19.5 * HOUR],
  [/evening/, 17.5 * HOUR],
  [/after[- ]?noon|tea/, 15.5 * HOUR],
];

const clock =
  /(?<!\d)(\d{1,2})(?:[:.h](\d\d))?(?!\d)\s*(?:[-–]\s*\d{1,2}(?:[:.]\d\d)?\s*)?(am|pm|a\.m\.|p\.m\.)?/g;

/** The time in a timing, in minutes since midnight: '8:00', '7.30 pm', 'Lunch 13:15', '8-9 am'; or null. */
export function clockTimeOf(timing: string): number | null {
  for (const [, hours, minutes, half] of timing.toLowerCase().matchAll(clock)) {
    // A number alone is not a time: 'Meal 3', '2 hours after lunch'.
    if (minutes === undefined && half === undefined) continue;
    const at = atClock(Number(hours), Number(minutes ?? 0), half?.[0]);
    if (at !== null) return at;
  }
  return null;
}

function atClock(hours: number, minutes: number, half: string | undefined): number | null {
  if (minutes > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return null;
  if (!half) return hours * HOUR + minutes;
  return ((hours % 12) + (half === 'p' ? 12 : 0)) * HOUR + minutes;
}

/** When a meal is due, in minutes since midnight, by its time or its part of the day; or null. */
export function mealTimeOf(timing: string): number | null {
  const named = timing.toLowerCase();
  return clockTimeOf(timing) ?? partsOfDay.find(([pattern]) => pattern.test(named))?.[1] ?? null;
}

const clockIn = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Minutes since midnight on the wall clock of a time zone. */
export function minutesOfDay(timeZone: string, at: Date): number {
  const parts = clockIn(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return part('hour') * HOUR + part('minute');
}
