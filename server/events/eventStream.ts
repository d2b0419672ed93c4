import type { ServerResponse } from 'node:http';
import { inTime } from '../log/inTime.ts';

/** One server-sent event; without a name it is a `message`. */
export type SentEvent = {
  readonly event?: string;
  /** One line of text. */
  readonly data: string;
  /** The milliseconds after which a browser reopens the stream once it ended. */
  readonly retry?: number;
};

/** The event as text; it is the same for all streams that get it. */
export function formatEvent({ event, data, retry }: SentEvent): string {
  const name = event === undefined ? '' : `event: ${event}\n`;
  const wait = retry === undefined ? '' : `\nretry: ${retry}`;
  return `${name}data: ${data}${wait}\n\n`;
}

/**
 * Writes server-sent events, as text of formatEvent, directly to Node's response. Through Hono's two web streams
 * each of a thousand listeners would cost four times as much.
 */
export class EventStream {
  readonly #outgoing: ServerResponse;
  readonly #slowestMs: number;

  /** Disconnects a client whose write buffer stays full for `slowestMs`. */
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

  /** Resolves when the buffer has room for more text, or when the stream has ended. */
  async write(text: string): Promise<void> {
    if (!this.isOpen || this.#outgoing.write(text)) return;
    if (!(await inTime(this.#drained(), this.#slowestMs))) this.#outgoing.destroy();
  }

  end(): void {
    if (this.isOpen) this.#outgoing.end();
  }

  #drained(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#outgoing.off('drain', done).off('close', done);
        resolve();
      };
      this.#outgoing.on('drain', done).on('close', done);
    });
  }
}
