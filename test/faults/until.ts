import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 90_000;
const LOOK_MS = 10;

/** Waits until a condition is true; throws, with a description of it, if that takes too long. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  longestMs = LONGEST_MS,
): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within ${longestMs / 1000} seconds: ${what}.`);
    await pause(LOOK_MS);
  }
}

/** How many seconds `work` takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
