import * as z from 'zod';
import { proofAgainSchema } from '../accounts/secondFactorSchema.ts';

/** Asks that one's own account be deleted. */
export const deletionInputSchema = proofAgainSchema;

/** What deleting one's account means here. */
export const deletionTermsSchema = z.strictObject({
  /** How many days it can be taken back. */
  days: z.int(),
  /** Whether a password is asked for, and a code of an app; of who has neither, a fresh sign-in. */
  byPassword: z.boolean(),
  byCode: z.boolean(),
});
export type DeletionTerms = z.infer<typeof deletionTermsSchema>;

/** ISO 8601 UTC: from when on all of it is gone. */
export const deletionSchema = z.strictObject({ dueAt: z.string() });
export type Deletion = z.infer<typeof deletionSchema>;
