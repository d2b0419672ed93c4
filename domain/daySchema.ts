import * as z from 'zod';
import { isDay, isTimeZone, timeZoneNamed } from './day.ts';
import { boundedText, shapedText } from './textSchema.ts';
import { say } from './words.ts';

const NO_DATE = () => say.noDate;

export const daySchema = boundedText(10, {
  missing: () => say.enterDate,
  tooLong: NO_DATE,
}).refine(isDay, { error: NO_DATE });

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An instant in the format that the server sends. */
export const instantSchema = shapedText(24, INSTANT, () => say.notAnInstant).refine(isInstant, {
  error: () => say.notAnInstant,
});

/** Not so for 31 November, or for the hour 24, which would be another moment. */
function isInstant(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

const NO_ZONE = () => say.noTimeZone;

export const timeZoneSchema = boundedText(64, { tooLong: NO_ZONE })
  .refine(isTimeZone, { error: NO_ZONE })
  .transform((value) => timeZoneNamed(value) ?? value);

/** How a day was logged. `all`: every meal is done, or it was logged without meals. */
export const loggedSchema = z.enum(['none', 'some', 'all']);
export type Logged = z.infer<typeof loggedSchema>;
