import * as z from 'zod';
import { instantSchema } from '../daySchema.ts';

/**
 * The body of a request that marks a day's note as read. `writtenAt` is when the text on screen was written:
 * a note that was changed since then stays unread.
 */
export const noteReadSchema = z.strictObject({
  writtenAt: instantSchema,
});
