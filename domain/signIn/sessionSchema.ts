import * as z from 'zod';

/** A session, as its owner sees it. */
export const ownSessionSchema = z.strictObject({
  id: z.string(),
  /** `Firefox on Windows`. */
  device: z.string(),
  /** The network it was started from, `192.0.2.x`; null if unknown. */
  network: z.string().nullable(),
  beganAt: z.iso.datetime(),
  /** When it was last used, accurate to a quarter of an hour. */
  usedAt: z.iso.datetime(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
