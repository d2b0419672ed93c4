import { parentPort } from 'node:worker_threads';
import { micromark } from 'micromark';

/**
 * The program of the thread that renders Markdown; renderer.ts starts it. What it returns is not to be
 * shown before {@link onlyAllowed} has been over it.
 */
parentPort?.on('message', (markdown: string) => parentPort?.postMessage(micromark(markdown)));
parentPort?.postMessage('ready');
