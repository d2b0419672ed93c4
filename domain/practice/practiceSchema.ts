import * as z from 'zod';
import { GRACE_DAYS_MAX } from '../grace.ts';
import { quantityIn } from '../quantity.ts';
import { emailSchema } from '../signIn/accountSchema.ts';
import { proofAgainSchema } from '../signIn/secondFactorSchema.ts';
import { requiredLine, text, trimmedText } from '../textSchema.ts';
import { say } from '../words.ts';
import { LEGAL_TEXT_MAX } from './practice.ts';

const daysWrong = () => say.enterWholeDays(GRACE_DAYS_MAX);

/** What a practice says about itself; all of it is public. */
export const practiceInputSchema = z.strictObject({
  name: requiredLine(100, () => say.enterPracticeName),
  address: text(500),
  email: z.union([z.literal(''), emailSchema]),
  phone: text(60),
  /** Plain text with empty lines between paragraphs; '' for the built-in text. */
  privacyText: text(LEGAL_TEXT_MAX),
  termsText: text(LEGAL_TEXT_MAX),
  /** Days for which customers can cancel the deletion of their account. */
  deletionDays: z
    .int({ error: daysWrong })
    .min(0, { error: daysWrong })
    .max(GRACE_DAYS_MAX, { error: daysWrong }),
});

/** The same for the form, whose values are all strings. */
export const practiceFormSchema = practiceInputSchema.extend({
  deletionDays: trimmedText(20, { tooLong: daysWrong })
    .transform((typed) => quantityIn(typed, { units: say.days, chosen: '', table: {} })?.value)
    .pipe(practiceInputSchema.shape.deletionDays),
});
export type PracticeInput = z.infer<typeof practiceInputSchema>;

export const practiceSaveSchema = practiceInputSchema.extend(proofAgainSchema.shape);

/** As the server answers it: without the limits of the form. */
export const practiceSchema = z.strictObject({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  privacyText: z.string(),
  termsText: z.string(),
  deletionDays: z.int(),
  /** 0 while nothing has been saved; the `If-Match` of the next save. */
  version: z.int(),
});
export type Practice = z.infer<typeof practiceSchema>;

/** `newer`: the newest released version; null if there is none, or if nobody was asked. */
export const practiceVersionSchema = z.strictObject({
  version: z.string(),
  newer: z.string().nullable(),
});
export type PracticeVersion = z.infer<typeof practiceVersionSchema>;
