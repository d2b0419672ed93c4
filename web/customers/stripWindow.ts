import { STRIP_DAYS } from '#domain/customers/customer.ts';
import { addDays, type Day, daysBetween } from '#domain/day.ts';

export type DayWindow = { from: Day; to: Day };

/** The fourteen days that contain `date`, in windows counted back from `today` without overlap. */
export function stripWindow(date: Day, today: Day): DayWindow {
  const before = Math.max(0, Math.floor(daysBetween(date, today) / STRIP_DAYS));
  const to = addDays(today, -before * STRIP_DAYS);
  return { from: addDays(to, 1 - STRIP_DAYS), to };
}

/**
 * The day that a dietician most likely wants to read: the last one logged, if the strip ending today shows
 * it, otherwise today.
 */
export function dayToRead(lastLoggedDay: Day | null, today: Day): Day {
  const oldest = addDays(today, 1 - STRIP_DAYS);
  return lastLoggedDay && lastLoggedDay >= oldest && lastLoggedDay <= today ? lastLoggedDay : today;
}
