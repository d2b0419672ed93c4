import { parentPort } from 'node:worker_threads';
import { micromark } from 'micromark';

/**
 * The program of the thread that renders Markdown; renderer.ts starts it. Its HTML must pass {@link onlyAllowed}
 * before it is shown.
 */
parentPort?.on('message', (markdown: string) => parentPort?.postMessage(micromark(markdown)));
parentPort?.postMessage('ready');
