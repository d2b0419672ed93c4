import * as z from 'zod';
import { proofAgainSchema } from '../accounts/secondFactorSchema.ts';

/** Whether dieticians need a second factor before anything else. */
export const signInRuleSchema = z.strictObject({ dieticiansProve: z.boolean() });
export type SignInRule = z.infer<typeof signInRuleSchema>;

/** The same as it is sent: with what whoever changes it proves themselves by. */
export const signInRuleSaveSchema = signInRuleSchema.extend(proofAgainSchema.shape);
