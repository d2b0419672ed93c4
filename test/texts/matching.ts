import { parentPort, workerData } from 'node:worker_threads';
import type { Pattern } from './patternsIn.ts';
import { pumpsFor } from './pumps.ts';

type Given = { readonly patterns: readonly Pattern[]; readonly mostMs: number };

/** The index of the next pattern; the number of patterns at the end. */
export type Told = { readonly index: number; readonly isSlow: boolean };

/**
 * A worker that tries each pattern on all long texts, and stops at the first that takes more than `mostMs` of
 * CPU time. CPU time does not depend on how busy the machine is.
 */
const { patterns, mostMs } = workerData as Given;
const tell = (told: Told) => parentPort?.postMessage(told);
const mostMicroseconds = mostMs * 1000;

function trial(): Told {
  for (const [index, { source, flags }] of patterns.entries()) {
    tell({ index, isSlow: false });
    for (const text of pumpsFor(source)) {
      const before = process.threadCpuUsage();
      // Matches like `replaceAll` and `matchAll`: again after each match.
      const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
      text.replaceAll(pattern, '');
      if (process.threadCpuUsage(before).user > mostMicroseconds) return { index, isSlow: true };
    }
  }
  return { index: patterns.length, isSlow: false };
}

tell(trial());
