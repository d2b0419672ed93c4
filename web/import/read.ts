import { FILE_MAX, TIME_MAX } from './limits.ts';
import type { Given, Read } from './readSource.ts';
import { CANNOT_START, TOO_LARGE, TOO_LONG } from './words.ts';

/** What a file holds. It is read in a worker of its own, which ends with the answer. */
export async function readFile(file: File): Promise<Read> {
  if (file.size > FILE_MAX) return { ok: false, message: TOO_LARGE(file.size, FILE_MAX) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return inWorker({ kind: 'file', name: file.name, bytes });
}

export const readPaste = (html: string, text: string): Promise<Read> =>
  inWorker({ kind: 'paste', html, text });

function inWorker(given: Given): Promise<Read> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (read: Read) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(read);
    };
    const timer = setTimeout(() => end({ ok: false, message: TOO_LONG }), TIME_MAX);
    worker.addEventListener('message', ({ data }: MessageEvent<Read>) => end(data));
    worker.addEventListener('error', () => end({ ok: false, message: CANNOT_START }));
    worker.postMessage(given, given.kind === 'file' ? [given.bytes.buffer] : []);
  });
}
