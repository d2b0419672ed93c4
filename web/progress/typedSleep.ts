import { quantityIn } from '#domain/quantity.ts';
import { TIME_WORDS } from '#domain/unitWords.ts';
import { sleepHoursOf, sleepText } from './sleep.ts';

const LONG = 16;
const SHORT = 2;
const DAY_HOURS = 24;

/**
 * Typed hours as a draft holds them: '7h30' and '٧٫٥' as '7.5'. What the draft reads itself, and what is no span of
 * time, stays. Apart from `sleep.ts`, because the first load of a day needs no words of units.
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
    ? `${hours} ${hours === 1 ? 'hour' : 'hours'} is unusual. Is it right?`
    : '';
