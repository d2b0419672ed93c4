import type { ImportOptions } from '#domain/import/recognise.ts';
import { isolated, locale } from '#domain/language/language.ts';
import type { Found, Question } from './readSource.ts';
import { FILE_MAX, megabytes, START_MAX, sizeOf, TIME_MAX } from './unreadable.ts';
import { say } from './words.ts';

/**
 * One import: the chosen source is read and recognised in a worker; later questions are about the same
 * source. Answers null if the import was ended, or another source chosen, in the meantime.
 */
export class ImportReader {
  #reading: SourceWorker | null = null;

  async file(file: File, options: ImportOptions): Promise<Found | null> {
    this.end();
    if (file.size > FILE_MAX)
      return { ok: false, message: say.tooLarge(megabytes(file.size), megabytes(FILE_MAX)) };
    const reading = this.#begin({
      tooLong: say.fileTooLong(isolated(file.name), sizeOf(file.size), TIME_MAX / 1000),
      stopped: say.fileStopped(isolated(file.name), sizeOf(file.size)),
    });
    const buffer = await file.arrayBuffer().catch(() => {
      reading.end({ ok: false, message: say.fileGone(isolated(file.name)) });
      return new ArrayBuffer(0);
    });
    const bytes = new Uint8Array(buffer);
    return reading.ask({ given: { kind: 'file', name: file.name, bytes }, options }, [buffer]);
  }

  paste(html: string, text: string, options: ImportOptions): Promise<Found | null> {
    this.end();
    const characters = Math.max(html.length, text.length);
    const reading = this.#begin({
      tooLong: say.pasteTooLong(characters, TIME_MAX / 1000),
      stopped: say.pasteStopped(characters),
    });
    return reading.ask({ given: { kind: 'paste', html, text }, options });
  }

  async again(options: ImportOptions): Promise<Found | null> {
    return this.#reading?.ask({ given: null, options }) ?? null;
  }

  end(): void {
    this.#reading?.end();
    this.#reading = null;
  }

  #begin(why: Why): SourceWorker {
    const reading = new SourceWorker(why);
    this.#reading = reading;
    return reading;
  }
}

/** The first answer has id 0 and no result: the worker has started. */
type Answer = { readonly id: number; readonly found?: Found };

/** Why a source is not read to its end, in words. */
type Why = { readonly tooLong: string; readonly stopped: string };

const failed = (message: string): Found => ({ ok: false, message });

/**
 * A worker for one source. It is terminated if it fails or takes too long; the reason then answers all later
 * questions.
 */
class SourceWorker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: locale(),
  });
  readonly #ended = new AbortController();
  readonly #tooLong: Found;
  readonly #started: Promise<Found | null>;
  #failure: Found | null = null;
  #questions = 0;

  constructor({ tooLong, stopped }: Why) {
    this.#tooLong = failed(tooLong);
    let whenFailed = failed(say.cannotStart);
    this.#worker.addEventListener('error', () => this.end(whenFailed));
    this.#started = this.#answer(0, START_MAX, whenFailed);
    void this.#started.then(() => {
      whenFailed = failed(stopped);
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
