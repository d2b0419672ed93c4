import * as z from 'zod';

/** Several answers in one, by their paths: each as it would have been given alone. */
export const openingSchema = z.strictObject({
  answers: z.record(z.string(), z.strictObject({ status: z.int(), body: z.unknown() })),
});
export type Opening = z.infer<typeof openingSchema>;
