import * as z from 'zod';
import { planChangesSchema } from './changesSchema.ts';
import { dietPlanSchema } from './planSchema.ts';

const writtenSchema = {
  version: z.int(),
  /** When this version was written. */
  modifiedAt: z.string(),
  /** Who wrote it; null: not recorded, or their account is gone. */
  modifiedBy: z.string().nullable(),
};

/** A row of the list of a plan's versions. */
export const planVersionSummarySchema = z.strictObject({
  ...writtenSchema,
  name: z.string(),
  /** Whether it is the plan there is now. */
  current: z.boolean(),
  /** Against the version before; null where that is not kept, as before the first. */
  changes: planChangesSchema.nullable(),
  mealTimings: z.array(z.string()),
});
export type PlanVersionSummary = z.infer<typeof planVersionSummarySchema>;

/** A plan as it was in one of its versions. */
export const planVersionSchema = dietPlanSchema
  .omit({ id: true, uploadedAt: true, lastModified: true, version: true })
  .extend({ planId: z.string(), ...writtenSchema, changes: planChangesSchema.nullable() });
export type PlanVersion = z.infer<typeof planVersionSchema>;
