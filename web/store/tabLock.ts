/** Longer than any request: after this time, the tab that holds the lock has been put to sleep by the device. */
const LONGEST_WAIT_MS = 70_000;

/**
 * Runs `work` while no other tab of this browser holds the lock of this name; at once if the browser has no locks.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Missing without https, and in old browsers.
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}
