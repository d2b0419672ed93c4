import { STRIP_DAYS } from '#domain/coaching/limits.ts';
import { addDays, type Day, daysBetween } from '#domain/day.ts';

export type DayWindow = { from: Day; to: Day };

/** The fourteen days of the strip that hold `date`, counted back from `today` without overlap. */
export function stripWindow(date: Day, today: Day): DayWindow {
  const before = Math.max(0, Math.floor(daysBetween(date, today) / STRIP_DAYS));
  const to = addDays(today, -before * STRIP_DAYS);
  return { from: addDays(to, 1 - STRIP_DAYS), to };
}

/**
 * The day a dietician most likely came to read: the last one logged, if the strip that ends today
 * still shows it, else today.
 */
export function dayToRead(lastLoggedDay: Day | null, today: Day): Day {
  const oldest = addDays(today, 1 - STRIP_DAYS);
  return lastLoggedDay && lastLoggedDay >= oldest && lastLoggedDay <= today ? lastLoggedDay : today;
}
