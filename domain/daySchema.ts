import * as z from 'zod';
import { isDay, isTimeZone, timeZoneNamed } from './day.ts';
import { boundedText, shapedText } from './textSchema.ts';

const NO_DATE = 'Enter a date that exists, as YYYY-MM-DD.';

export const daySchema = boundedText(10, {
  missing: 'Enter a date as YYYY-MM-DD.',
  tooLong: NO_DATE,
}).refine(isDay, NO_DATE);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An instant in the format that the server sends. */
export const instantSchema = shapedText(24, INSTANT, 'This is not an instant.');

const NO_ZONE = 'This is not a time zone of the IANA list.';

export const timeZoneSchema = boundedText(64, { tooLong: NO_ZONE })
  .refine(isTimeZone, NO_ZONE)
  .transform((value) => timeZoneNamed(value) ?? value);

/** How a day was logged. `all`: every meal is done, or it was logged without meals. */
export const loggedSchema = z.enum(['none', 'some', 'all']);
export type Logged = z.infer<typeof loggedSchema>;
