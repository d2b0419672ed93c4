const STEP = 0.5;
const DAY_HOURS = 24;

/** Hours from '7.5', '7,5' or '7:30'; null for a blank, NaN for anything else: see {@link ./typedSleep.ts}. */
export function sleepHoursOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed);
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60;
  return /^[-+]?(\d+|\d*[.,]\d+)$|^\d+[.,]$/.test(typed)
    ? Number(typed.replace(',', '.'))
    : Number.NaN;
}

export const sleepText = (hours: number | null): string => (hours === null ? '' : String(hours));

/** Half an hour more (`1`) or less (`-1`), rounded to the half hour; the first step begins at 8 hours. */
export function stepSleep(text: string, direction: 1 | -1): string {
  const hours = sleepHoursOf(text);
  if (hours === null || Number.isNaN(hours)) return '8';
  const halves = hours / STEP;
  const next = direction > 0 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1;
  return String(Math.min(DAY_HOURS, Math.max(0, next * STEP)));
}
