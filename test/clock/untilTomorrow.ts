const DAY_MS = 86_400_000;
/** Nearly every test takes less. */
const LAST_MS = 120_000;

/**
 * Milliseconds to wait so that today, by UTC, is the same day from the first to the last line of a test:
 * none but shortly before midnight, when there are as many as are left of the day.
 */
export function untilTomorrow(now: Date): number {
  const left = DAY_MS - (now.getTime() % DAY_MS);
  return left > LAST_MS ? 0 : left;
}
