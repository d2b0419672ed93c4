import * as z from 'zod';
import { proofAgainSchema } from '../signIn/secondFactorSchema.ts';

export const deletionInputSchema = proofAgainSchema;

export const deletionTermsSchema = z.strictObject({
  /** Days for which the deletion can be cancelled. */
  days: z.int(),
  /** Whether the password, and a code, have to be entered. If neither, a recent sign-in is required. */
  byPassword: z.boolean(),
  byCode: z.boolean(),
});
export type DeletionTerms = z.infer<typeof deletionTermsSchema>;

/** When the account will be erased, an instant. */
export const deletionSchema = z.strictObject({ dueAt: z.string() });
export type Deletion = z.infer<typeof deletionSchema>;
