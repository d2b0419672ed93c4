import { parentPort, workerData } from 'node:worker_threads';
import { DEFAULT_OPTIONS } from '#domain/import/recognise.ts';
import { finder } from '#web/import/readSource.ts';

/** Does the work of the browser's worker in a Node.js worker, whose memory can be limited. */
const found = await finder()({ given: workerData, options: DEFAULT_OPTIONS });
parentPort?.postMessage(found.ok ? 'read ' : found.message);
