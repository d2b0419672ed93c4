import { parentPort, workerData } from 'node:worker_threads';
import type { Pattern } from './patternsIn.ts';
import { pumpsFor } from './pumps.ts';

/** A thread that tries each pattern on everything long, and says which one it begins with. */
const patterns = workerData as readonly Pattern[];
for (const [index, { source, flags }] of patterns.entries()) {
  for (const text of pumpsFor(source)) {
    parentPort?.postMessage(index);
    // As `replaceAll` and `matchAll` do it: again behind each match.
    const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
    text.replaceAll(pattern, '');
  }
}
parentPort?.postMessage(patterns.length);
