import { setTimeout as pause } from 'node:timers/promises';

// Far longer than any of it takes, unless the machine is overloaded.
const STEP_MS = 750;

/**
 * Does a work and answers, or throws, a whole number of steps after it began: from outside nobody
 * sees how long it took, and so not whether an address has an account.
 */
export async function inUniformTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await pause(Math.ceil(took / STEP_MS) * STEP_MS - took);
  }
}
