import * as z from 'zod';
import { idSchema } from '../textSchema.ts';

/** A dietician as they are chosen for a customer. */
export const dieticianSummarySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
});
export type DieticianSummary = z.infer<typeof dieticianSummarySchema>;

/** Null: the customer has no dietician of their own, and sees the practice's first. */
export const assignmentSchema = z.strictObject({ dieticianId: idSchema.nullable() });
