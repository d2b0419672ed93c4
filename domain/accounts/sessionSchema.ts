import * as z from 'zod';

/** A place where somebody is signed in, as they are told of it. */
export const ownSessionSchema = z.strictObject({
  id: z.string(),
  /** `Firefox on Windows`. */
  device: z.string(),
  /** The network it came from, `192.0.2.x`; null if unknown. */
  network: z.string().nullable(),
  beganAt: z.iso.datetime(),
  /** Within a quarter of an hour. */
  usedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
