import type { ImportOptions } from '#domain/import/recognise.ts';
import type { Found } from './found.ts';
import { FILE_MAX } from './limits.ts';
import { SourceWorker } from './sourceWorker.ts';
import { FILE_GONE, FILE_SEEN, PASTE_SEEN, TOO_LARGE } from './words.ts';

/**
 * One import: the chosen source is read and recognised in a worker; later questions are about the same
 * source. Answers null if the import was ended, or another source chosen, in the meantime.
 */
export class ImportReader {
  #reading: SourceWorker | null = null;

  async file(file: File, options: ImportOptions): Promise<Found | null> {
    this.end();
    if (file.size > FILE_MAX) return { ok: false, message: TOO_LARGE(file.size, FILE_MAX) };
    const reading = this.#begin(FILE_SEEN(file.name, file.size));
    const buffer = await file.arrayBuffer().catch(() => {
      reading.end({ ok: false, message: FILE_GONE(file.name) });
      return new ArrayBuffer(0);
    });
    const bytes = new Uint8Array(buffer);
    return reading.ask({ given: { kind: 'file', name: file.name, bytes }, options }, [buffer]);
  }

  paste(html: string, text: string, options: ImportOptions): Promise<Found | null> {
    this.end();
    const reading = this.#begin(PASTE_SEEN(Math.max(html.length, text.length)));
    return reading.ask({ given: { kind: 'paste', html, text }, options });
  }

  /** Interprets the last source again with other options. */
  async again(options: ImportOptions): Promise<Found | null> {
    return this.#reading?.ask({ given: null, options }) ?? null;
  }

  end(): void {
    this.#reading?.end();
    this.#reading = null;
  }

  #begin(seen: string): SourceWorker {
    const reading = new SourceWorker(seen);
    this.#reading = reading;
    return reading;
  }
}
