import * as z from 'zod';
import { isDay, isTimeZone, timeZoneNamed } from './day.ts';

export const daySchema = z
  .string({ error: 'Enter a date as YYYY-MM-DD.' })
  .refine(isDay, 'Enter a date that exists, as YYYY-MM-DD.');

export const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, 'This is not a time zone of the IANA list.')
  .transform((value) => timeZoneNamed(value) ?? value);
