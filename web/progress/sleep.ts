import { quantityIn } from '#domain/quantity.ts';
import { TIME_WORDS } from '#domain/unitWords.ts';
import { sleepText } from './dayShown.ts';
import { say } from './words.ts';

const STEP = 0.5;
const DAY_HOURS = 24;

/** Hours from '7.5', '7,5' or '7:30'; null for a blank, NaN for anything else: see {@link typedSleep}. */
export function sleepHoursOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed);
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60;
  return /^[-+]?(\d+|\d*[.,]\d+)$|^\d+[.,]$/.test(typed)
    ? Number(typed.replace(',', '.'))
    : Number.NaN;
}

/** Half an hour more (`1`) or less (`-1`), rounded to the half hour; the first step begins at 8 hours. */
export function stepSleep(text: string, direction: 1 | -1): string {
  const hours = sleepHoursOf(text);
  if (hours === null || Number.isNaN(hours)) return '8';
  const halves = hours / STEP;
  const next = direction > 0 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1;
  return sleepText(Math.min(DAY_HOURS, Math.max(0, next * STEP)));
}

const LONG = 16;
const SHORT = 2;

/**
 * Typed hours as a draft holds them: '7h30' and '٧٫٥' as '7.5'. What the draft reads itself, and what is no span of
 * time, stays.
 */
export function typedSleep(text: string): string {
  if (!Number.isNaN(sleepHoursOf(text))) return text;
  const hours = quantityIn(text, { units: ['h'], chosen: 'h', table: TIME_WORDS })?.value ?? null;
  return Number.isNaN(hours) ? text : sleepText(hours);
}

/** Whether two typed texts are the same span of time. */
export const isSameSleep = (one: string, other: string): boolean =>
  Object.is(sleepHoursOf(typedSleep(one)), sleepHoursOf(typedSleep(other)));

/** The question to ask about an unusual night; '' for none. */
export const sleepQuestion = (hours: number | null): string =>
  hours !== null && hours <= DAY_HOURS && (hours > LONG || (hours > 0 && hours < SHORT))
    ? say.isUnusual(hours)
    : '';
