import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { requiredText, text } from '../textSchema.ts';
import { NEXT_STEP_MAX, VISIT_TEXT_MAX } from './visit.ts';
import { say } from './words.ts';

/** A visit as a dietician writes it. `date`: the customer's own day; it may be in the future. */
export const visitInputSchema = z.strictObject({
  date: daySchema,
  text: requiredText(VISIT_TEXT_MAX, () => say.writeWhatWasTalked),
  nextStep: text(NEXT_STEP_MAX),
});
export type VisitInput = z.infer<typeof visitInputSchema>;

export const visitSchema = z.strictObject({
  id: z.string(),
  date: z.string(),
  text: z.string(),
  nextStep: z.string(),
  /** The dietician who first wrote it; null once their account is deleted. */
  writer: z.string().nullable(),
  changedAt: z.string(),
  version: z.int(),
});
export type Visit = z.infer<typeof visitSchema>;
