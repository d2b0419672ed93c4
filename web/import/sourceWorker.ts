import type { Found, Question } from './found.ts';
import { START_MAX, TIME_MAX } from './limits.ts';
import { CANNOT_START, STOPPED, TOO_LONG } from './words.ts';

/** The first answer has id 0 and no result: the worker has started. */
type Answer = { readonly id: number; readonly found?: Found };

const failed = (message: string): Found => ({ ok: false, message });

/**
 * A worker for one source. It is terminated if it fails or takes too long; the reason then answers all later
 * questions.
 */
export class SourceWorker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #ended = new AbortController();
  readonly #tooLong: Found;
  readonly #started: Promise<Found | null>;
  #failure: Found | null = null;
  #questions = 0;

  constructor(seen: string) {
    this.#tooLong = failed(TOO_LONG(seen, TIME_MAX / 1000));
    let whenFailed = failed(CANNOT_START);
    this.#worker.addEventListener('error', () => this.end(whenFailed));
    this.#started = this.#answer(0, START_MAX, whenFailed);
    void this.#started.then(() => {
      whenFailed = failed(STOPPED(seen));
    });
  }

  /** Null if the worker was ended because nobody needs the answer any more. */
  async ask(question: Question, moved: Transferable[] = []): Promise<Found | null> {
    await this.#started;
    if (this.#ended.signal.aborted) return this.#failure;
    this.#questions += 1;
    const id = this.#questions;
    const answered = this.#answer(id, TIME_MAX, this.#tooLong);
    this.#worker.postMessage({ id, question }, moved);
    return answered;
  }

  end(failure: Found | null = null): void {
    if (this.#ended.signal.aborted) return;
    this.#failure = failure;
    this.#worker.terminate();
    this.#ended.abort();
  }

  #answer(id: number, most: number, tooLate: Found): Promise<Found | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(tooLate), most);
      const settle = (found: Found | null) => {
        clearTimeout(timer);
        resolve(found);
      };
      this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.id === id) settle(data.found ?? null);
      });
      this.#ended.signal.addEventListener('abort', () => settle(this.#failure));
    });
  }
}
