import * as z from 'zod';
import { emailSchema } from '../accounts/accountSchema.ts';
import { requiredLine, text } from '../textSchema.ts';
import { LEGAL_TEXT_MAX } from './practice.ts';

/** What a practice says about itself; anybody may read all of it. */
export const practiceInputSchema = z.strictObject({
  name: requiredLine(100, 'Enter the name of your practice.'),
  address: text(500),
  email: z.union([z.literal(''), emailSchema]),
  phone: text(60),
  /** In plain paragraphs; empty: the text that Weekplate brings along. */
  privacyText: text(LEGAL_TEXT_MAX),
  termsText: text(LEGAL_TEXT_MAX),
});
export type PracticeInput = z.infer<typeof practiceInputSchema>;

export const practiceSchema = z.strictObject({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  privacyText: z.string(),
  termsText: z.string(),
  /** 0 while nothing was ever saved; the `If-Match` of the next save. */
  version: z.int(),
});
export type Practice = z.infer<typeof practiceSchema>;
