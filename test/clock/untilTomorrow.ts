const DAY_MS = 86_400_000;
/** Nearly every test takes less than this. */
const LAST_MS = 120_000;

/**
 * Milliseconds to wait so that the UTC day stays the same during a whole test: 0, except shortly before
 * midnight, when it is the rest of the day.
 */
export function untilTomorrow(now: Date): number {
  const left = DAY_MS - (now.getTime() % DAY_MS);
  return left > LAST_MS ? 0 : left;
}
