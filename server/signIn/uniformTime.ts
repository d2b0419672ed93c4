import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than any of the work takes, unless the machine is overloaded. */
export const ANSWER_STEP_MS = 750;

/**
 * Runs `work` and answers, or throws, a whole number of steps of `stepMs` after it began. So outsiders cannot
 * see how long it took, and whether an address has an account.
 */
export async function inUniformTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await pause(Math.ceil(took / stepMs) * stepMs - took);
  }
}
