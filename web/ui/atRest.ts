const QUIET_MS = 1500;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Waits for the user's first input, or for a while, and then fetches: for code that the first render does not
 * need.
 */
export const atRest = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    const timer = setTimeout(begin, QUIET_MS);
    function begin() {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin, true);
      resolve(load());
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  });
