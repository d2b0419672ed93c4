import * as z from 'zod';

/** Whether dieticians need a second factor before anything else. */
export const signInRuleSchema = z.strictObject({ dieticiansProve: z.boolean() });
export type SignInRule = z.infer<typeof signInRuleSchema>;
