import * as z from 'zod';
import { PASSWORD_MAX } from '../accounts/account.ts';

/** Asks that one's own account be deleted; without a password for who signs in with Google alone. */
export const deletionInputSchema = z.strictObject({
  password: z.string().max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`).default(''),
});

/** What deleting one's account means here. */
export const deletionTermsSchema = z.strictObject({
  /** How many days it can be taken back. */
  days: z.int(),
  /** Whether a password is asked for; otherwise a fresh sign-in with Google. */
  byPassword: z.boolean(),
});
export type DeletionTerms = z.infer<typeof deletionTermsSchema>;

/** ISO 8601 UTC: from when on all of it is gone. */
export const deletionSchema = z.strictObject({ dueAt: z.string() });
export type Deletion = z.infer<typeof deletionSchema>;
