/** Longer than any request: after it, whoever has the turn is a tab that the device has put to sleep. */
const LONGEST_WAIT_MS = 70_000;

/** Runs `work` while no other tab of this browser is at work under this name; at once where that cannot be known. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Not there without https, nor in an old browser.
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
