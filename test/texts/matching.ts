import { parentPort, workerData } from 'node:worker_threads';
import type { Pattern } from './patternsIn.ts';
import { pumpsFor } from './pumps.ts';

type Given = { readonly patterns: readonly Pattern[]; readonly mostMs: number };

/** Which pattern comes next; the number of all of them at the end. */
export type Told = { readonly index: number; readonly isSlow: boolean };

/**
 * A thread that tries each pattern on everything long, and ends at the first one that costs more than
 * `mostMs` of the processor. That is no time by the clock: a busy machine makes it no longer.
 */
const { patterns, mostMs } = workerData as Given;
const tell = (told: Told) => parentPort?.postMessage(told);
const mostMicroseconds = mostMs * 1000;

function trial(): Told {
  for (const [index, { source, flags }] of patterns.entries()) {
    tell({ index, isSlow: false });
    for (const text of pumpsFor(source)) {
      const before = process.threadCpuUsage();
      // As `replaceAll` and `matchAll` do it: again behind each match.
      const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
      text.replaceAll(pattern, '');
      if (process.threadCpuUsage(before).user > mostMicroseconds) return { index, isSlow: true };
    }
  }
  return { index: patterns.length, isSlow: false };
}

tell(trial());
