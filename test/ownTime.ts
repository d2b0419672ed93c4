const STEP_MS = 10;

/**
 * A clock of this process, and of the server that runs in it: while both wait for a busy processor it
 * stands still. While the server blocks it stands still, too: by it one finds what comes late, such as
 * an answer that waits for a timer, and never a server that is busy with one thing for too long.
 * Begins now; asked, it tells the milliseconds since and ends.
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
