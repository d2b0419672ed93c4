import * as z from 'zod';
import { proofAgainSchema } from './secondFactorSchema.ts';

/** Whether dieticians must sign in with a second factor. */
export const signInRuleSchema = z.strictObject({ dieticiansProve: z.boolean() });
export type SignInRule = z.infer<typeof signInRuleSchema>;

/** The body of a change, with a new proof of the person's identity. */
export const signInRuleSaveSchema = signInRuleSchema.extend(proofAgainSchema.shape);
