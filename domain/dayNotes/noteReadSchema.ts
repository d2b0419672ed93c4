import * as z from 'zod';
import { instantSchema } from '../daySchema.ts';

/** Marks a day's note as read; one changed after `writtenAt`, as on screen, stays unread. */
export const noteReadSchema = z.strictObject({
  writtenAt: instantSchema,
});
