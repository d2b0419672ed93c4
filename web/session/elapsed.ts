/** A moment, by both clocks of this computer. */
export type Moment = { readonly running: number; readonly wall: number };

export const now = (): Moment => ({ running: performance.now(), wall: Date.now() });

/**
 * Milliseconds since then, rather too many than too few: of the two clocks one may stand still while
 * the computer sleeps, and the other is set back.
 */
export function elapsedSince({ running, wall }: Moment): number {
  return Math.max(performance.now() - running, Date.now() - wall);
}
