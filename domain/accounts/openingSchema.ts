import * as z from 'zod';

/** Several responses in one, by path; each is the same as if it had been requested alone. */
export const openingSchema = z.strictObject({
  answers: z.record(z.string(), z.strictObject({ status: z.int(), body: z.unknown() })),
});
export type Opening = z.infer<typeof openingSchema>;
