import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { dietPlanSchema } from './planSchema.ts';
import { say } from './words.ts';

const changedTextSchema = z.strictObject({ before: z.string(), after: z.string() });
export type ChangedText = z.infer<typeof changedTextSchema>;

const changedCellSchema = z.strictObject({
  date: daySchema,
  /** 0 to 6, counted from the start date of the later version. */
  day: z.int(),
  /** 0 to 7. */
  meal: z.int(),
  ...changedTextSchema.shape,
});
export type ChangedCell = z.infer<typeof changedCellSchema>;

const changedTimingSchema = z.strictObject({ meal: z.int(), ...changedTextSchema.shape });
export type ChangedTiming = z.infer<typeof changedTimingSchema>;

/** The differences between two versions of a plan; null for fields that are the same. */
const planChangesSchema = z.strictObject({
  cells: z.array(changedCellSchema),
  timings: z.array(changedTimingSchema),
  name: changedTextSchema.nullable(),
  notes: changedTextSchema.nullable(),
  startDate: changedTextSchema.nullable(),
  endDate: changedTextSchema.nullable(),
});
export type PlanChanges = z.infer<typeof planChangesSchema>;

/** A plan whose latest version the customer has not seen. */
export const unseenPlanSchema = z.strictObject({
  planId: z.string(),
  version: z.int(),
  /** Null: the customer has seen no version, and `changes` is empty. */
  seenVersion: z.int().nullable(),
  changes: planChangesSchema,
  mealTimings: z.array(z.string()),
});
export type UnseenPlan = z.infer<typeof unseenPlanSchema>;

export const seenInputSchema = z.strictObject({
  version: z
    .int({ error: () => say.noVersion })
    .min(1, { error: () => say.noVersion })
    .max(999_999_999),
});

const markedSchema = z.strictObject({
  /** Why meals that name what the customer must not eat were kept. */
  reason: z.string(),
  /** What was marked at that time, in the words of whoever gave the reason. */
  words: z.array(z.string()),
  /** The same apart from any language; absent in older versions. */
  keys: z.array(z.string()).optional(),
  /** The meals that the reason is about; absent in older versions, where it is about all. */
  meals: z.array(z.string()).optional(),
});
export type KeptMarks = z.infer<typeof markedSchema>;

const writtenSchema = {
  version: z.int(),
  modifiedAt: z.string(),
  /** Who wrote it; null: not recorded, or the account is deleted. */
  modifiedBy: z.string().nullable(),
  /** Null: there was no known match, or the version is older than the marking of meals. */
  marked: markedSchema.nullable(),
};

export const planVersionSummarySchema = z.strictObject({
  ...writtenSchema,
  name: z.string(),
  current: z.boolean(),
  /** Compared with the previous version; null when that is not stored, as for the first version. */
  changes: planChangesSchema.nullable(),
  mealTimings: z.array(z.string()),
});
export type PlanVersionSummary = z.infer<typeof planVersionSummarySchema>;

export const planVersionSchema = dietPlanSchema
  .omit({ id: true, uploadedAt: true, lastModified: true, version: true })
  .extend({ planId: z.string(), ...writtenSchema, changes: planChangesSchema.nullable() });
export type PlanVersion = z.infer<typeof planVersionSchema>;

/** Meals of a customer that were uploaded with a reason, which is not asked for again. */
export const acceptedMealsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      meals: z.array(z.string()).readonly(),
      words: z.array(z.string()).readonly(),
      keys: z.array(z.string()).readonly().optional(),
      reason: z.string(),
      at: z.string(),
    }),
  ),
});
export type AcceptedMeals = z.infer<typeof acceptedMealsSchema>;
