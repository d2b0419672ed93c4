import * as z from 'zod';
import { emailSchema } from '../accounts/accountSchema.ts';
import { proofAgainSchema } from '../accounts/secondFactorSchema.ts';
import { GRACE_DAYS_MAX } from '../rights/grace.ts';
import { requiredLine, text, trimmedText } from '../textSchema.ts';
import { LEGAL_TEXT_MAX } from './practice.ts';

const DAYS_WRONG = `Enter whole days, from 0 to ${GRACE_DAYS_MAX}.`;

/** What a practice says about itself; anybody may read all of it. */
export const practiceInputSchema = z.strictObject({
  name: requiredLine(100, 'Enter the name of your practice.'),
  address: text(500),
  email: z.union([z.literal(''), emailSchema]),
  phone: text(60),
  /** In plain paragraphs; empty: the text that Weekplate brings along. */
  privacyText: text(LEGAL_TEXT_MAX),
  termsText: text(LEGAL_TEXT_MAX),
  /** For how many days a customer can take back that their account is to be deleted. */
  deletionDays: z.int({ error: DAYS_WRONG }).min(0, DAYS_WRONG).max(GRACE_DAYS_MAX, DAYS_WRONG),
});
/** The form, in which everything is text, as {@link practiceInputSchema}. */
export const practiceFormSchema = practiceInputSchema.extend({
  deletionDays: trimmedText(3, { tooLong: DAYS_WRONG })
    .regex(/^\d{1,3}$/, DAYS_WRONG)
    .transform(Number)
    .pipe(practiceInputSchema.shape.deletionDays),
});
export type PracticeInput = z.infer<typeof practiceInputSchema>;

/** The same as it is sent: with what whoever saves it proves themselves by. */
export const practiceSaveSchema = practiceInputSchema.extend(proofAgainSchema.shape);

export const practiceSchema = z.strictObject({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  privacyText: z.string(),
  termsText: z.string(),
  deletionDays: z.int(),
  /** 0 while nothing was ever saved; the `If-Match` of the next save. */
  version: z.int(),
});
export type Practice = z.infer<typeof practiceSchema>;

/** Whether dieticians need a second factor before anything else. */
export const signInRuleSchema = z.strictObject({ dieticiansProve: z.boolean() });
export type SignInRule = z.infer<typeof signInRuleSchema>;

/** The same as it is sent: with what whoever changes it proves themselves by. */
export const signInRuleSaveSchema = signInRuleSchema.extend(proofAgainSchema.shape);
