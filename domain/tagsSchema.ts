import * as z from 'zod';

/** All tags, with the number of things that have them, most used first. */
export const tagCountsSchema = z.strictObject({
  items: z.array(z.strictObject({ tag: z.string(), count: z.int() })),
});
export type TagCounts = z.infer<typeof tagCountsSchema>;
