import * as z from 'zod';
import { daySchema } from '../daySchema.ts';

/** The dates a form may send: a blank one counts as missing, and is refused by the rule. */
const dateOrBlank = z.union([z.literal(''), daySchema]).nullable();

export const periodDatesSchema = z.strictObject({ startDate: dateOrBlank, endDate: dateOrBlank });
export type PeriodDates = z.infer<typeof periodDatesSchema>;
