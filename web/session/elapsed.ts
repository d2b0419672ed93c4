/** A moment by both clocks of the computer, in ms: since the page was opened, and since 1970. */
export type Moment = { readonly running: number; readonly wall: number };

/** When this page was opened. */
export const opened: Moment = { running: 0, wall: performance.timeOrigin };

export const now = (): Moment => ({ running: performance.now(), wall: Date.now() });

/**
 * Milliseconds since a moment; too many rather than too few. One of the two clocks may stop while the computer
 * sleeps, and the other may be set back, so the larger difference is taken.
 */
export function elapsedSince({ running, wall }: Moment): number {
  return Math.max(performance.now() - running, Date.now() - wall);
}
