import * as z from 'zod';
import { progressDaySchema, trackedDaySchema } from '../progress/progressSchema.ts';
import { customerSchema } from './customerSchema.ts';
import { notesSchema } from './noteSchema.ts';

/** What the screen of a customer opens with, each part as its own operation answers it. */
export const overviewSchema = z.strictObject({
  customer: customerSchema,
  notes: notesSchema,
  day: trackedDaySchema,
  days: z.strictObject({ items: z.array(progressDaySchema) }),
});
export type Overview = z.infer<typeof overviewSchema>;
