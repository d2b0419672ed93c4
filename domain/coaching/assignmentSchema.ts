import * as z from 'zod';
import { idSchema } from '../textSchema.ts';

/** A dietician who can be chosen for a customer. */
export const dieticianSummarySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
});
export type DieticianSummary = z.infer<typeof dieticianSummarySchema>;

/** Null: the customer has no dietician of their own and sees the practice's first dietician. */
export const assignmentSchema = z.strictObject({ dieticianId: idSchema.nullable() });
