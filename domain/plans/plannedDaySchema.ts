import * as z from 'zod';

/** The meals a plan sets for one date. */
export const plannedDaySchema = z.strictObject({
  planId: z.string(),
  planVersion: z.int(),
  planName: z.string(),
  meals: z.array(z.string()),
  mealTimings: z.array(z.string()),
});
export type PlannedDay = z.infer<typeof plannedDaySchema>;
