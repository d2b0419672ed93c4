import { quantityIn } from '#domain/quantity.ts';
import { TIME_WORDS } from '#domain/timeWords.ts';

const STEP = 0.5;
const DAY_HOURS = 24;
const LONG_HOURS = 16;
const SHORT_HOURS = 2;

/** Hours from '7.5', '7:30' or '7h30'; null for a blank, NaN for anything that is no span of time. */
export const sleepHoursOf = (text: string): number | null =>
  quantityIn(text, { units: ['h'], chosen: 'h', table: TIME_WORDS })?.value ?? null;

/** The question to ask about an unusual night; '' for none. */
export const sleepQuestion = (hours: number | null): string =>
  hours !== null && hours <= DAY_HOURS && (hours > LONG_HOURS || (hours > 0 && hours < SHORT_HOURS))
    ? `${hours} ${hours === 1 ? 'hour' : 'hours'} is unusual. Is it right?`
    : '';

export const sleepText = (hours: number | null): string => (hours === null ? '' : String(hours));

/** Half an hour more (`1`) or less (`-1`), rounded to the half hour; the first step begins at 8 hours. */
export function stepSleep(text: string, direction: 1 | -1): string {
  const hours = sleepHoursOf(text);
  if (hours === null || Number.isNaN(hours)) return '8';
  const halves = hours / STEP;
  const next = direction > 0 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1;
  return String(Math.min(DAY_HOURS, Math.max(0, next * STEP)));
}
