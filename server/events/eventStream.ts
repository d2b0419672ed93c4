import type { ServerResponse } from 'node:http';
import { inTime } from '../log/inTime.ts';

/** One server-sent event; without a name it is a `message`. */
export type SentEvent = {
  readonly event?: string;
  /** One line. */
  readonly data: string;
  /** What a browser waits before it takes up again a stream that ended, in milliseconds. */
  readonly retry?: number;
};

/** As it goes out: the same text for all who are told the same. */
export function written({ event, data, retry }: SentEvent): string {
  const name = event === undefined ? '' : `event: ${event}\n`;
  const wait = retry === undefined ? '' : `\nretry: ${retry}`;
  return `${name}data: ${data}${wait}\n\n`;
}

/**
 * Server-sent events, written to the answer itself: through Hono's two streams of the web's kind each
 * of a thousand listeners cost four times as much to tell.
 */
export class EventStream {
  readonly #outgoing: ServerResponse;
  readonly #slowestMs: number;

  /** Whoever has not read within `slowestMs`, with some megabytes on their way already, is cut off. */
  constructor(
    outgoing: ServerResponse,
    headers: Readonly<Record<string, string | string[]>>,
    slowestMs: number,
  ) {
    this.#outgoing = outgoing;
    this.#slowestMs = slowestMs;
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
  }

  get isOpen(): boolean {
    return !this.#outgoing.destroyed && !this.#outgoing.writableEnded;
  }

  /** Resolves once there is room for more, or it is over. */
  async write(text: string): Promise<void> {
    if (!this.isOpen || this.#outgoing.write(text)) return;
    if (!(await inTime(this.#room(), this.#slowestMs))) this.#outgoing.destroy();
  }

  end(): void {
    if (this.isOpen) this.#outgoing.end();
  }

  #room(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#outgoing.off('drain', done).off('close', done);
        resolve();
      };
      this.#outgoing.on('drain', done).on('close', done);
    });
  }
}
