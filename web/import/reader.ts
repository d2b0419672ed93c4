import type { ImportOptions } from '#domain/import/recognise.ts';
import type { Found, Question } from './found.ts';
import { FILE_MAX, START_MAX, TIME_MAX } from './limits.ts';
import { CANNOT_START, FILE_SEEN, PASTE_SEEN, TOO_LARGE, TOO_LONG } from './words.ts';

/** The first answer, of number 0, has nothing found: the worker is there. */
type Answer = { readonly id: number; readonly found?: Found };

const failed = (message: string): Found => ({ ok: false, message });

/**
 * One import: what is chosen is read and recognised in a worker, whose next questions are about the same source.
 * A worker that takes too long is ended. Null: it was ended, or something else chosen, meanwhile.
 */
export class ImportReader {
  #worker: Worker | null = null;
  #started: Promise<Answer | null> = Promise.resolve(null);
  #ended = new AbortController();
  #tooLong = failed('');
  #questions = 0;

  async file(file: File, options: ImportOptions): Promise<Found | null> {
    this.end();
    if (file.size > FILE_MAX) return failed(TOO_LARGE(file.size, FILE_MAX));
    this.#start(FILE_SEEN(file.name, file.size));
    const { signal } = this.#ended;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (signal.aborted) return null;
    return this.#ask({ given: { kind: 'file', name: file.name, bytes }, options }, [bytes.buffer]);
  }

  paste(html: string, text: string, options: ImportOptions): Promise<Found | null> {
    this.end();
    this.#start(PASTE_SEEN(Math.max(html.length, text.length)));
    return this.#ask({ given: { kind: 'paste', html, text }, options });
  }

  /** What was read last, understood otherwise. */
  again(options: ImportOptions): Promise<Found | null> {
    return this.#ask({ given: null, options });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ended.abort();
  }

  #start(seen: string): void {
    this.#ended = new AbortController();
    this.#tooLong = failed(TOO_LONG(seen, TIME_MAX / 1000));
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#started = this.#answer(this.#worker, 0, START_MAX, failed(CANNOT_START));
  }

  async #ask(question: Question, moved: Transferable[] = []): Promise<Found | null> {
    const worker = this.#worker;
    if (!worker) return this.#tooLong;
    const started = await this.#started;
    if (worker !== this.#worker || !started) return null;
    if (started.found) return started.found;
    this.#questions += 1;
    const id = this.#questions;
    const answered = this.#answer(worker, id, TIME_MAX, this.#tooLong);
    worker.postMessage({ id, question }, moved);
    return (await answered)?.found ?? null;
  }

  /** Whoever is too late, or fails, is ended. */
  #answer(worker: Worker, id: number, most: number, tooLate: Found): Promise<Answer | null> {
    const { signal } = this.#ended;
    return new Promise((resolve) => {
      const settle = (answer: Answer | null) => {
        clearTimeout(timer);
        resolve(answer);
      };
      const stop = (found: Found) => {
        settle({ id, found });
        this.end();
      };
      const timer = setTimeout(() => stop(tooLate), most);
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.id === id) settle(data);
      });
      worker.addEventListener('error', () => stop(failed(CANNOT_START)), { signal });
      signal.addEventListener('abort', () => settle(null));
    });
  }
}
