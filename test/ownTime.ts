const STEP_MS = 10;

/**
 * A clock of this process, and of the server that runs in it: while both wait for a busy processor it
 * stands still. Begins now; asked, it tells the milliseconds since and ends.
 */
export function ownTime(): () => number {
  let passed = 0;
  const ticking = setInterval(() => {
    passed += STEP_MS;
  }, STEP_MS);
  ticking.unref();
  return () => {
    clearInterval(ticking);
    return passed;
  };
}
