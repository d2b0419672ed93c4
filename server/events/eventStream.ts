import type { ServerResponse } from 'node:http';
import type { Message } from '../live/hub.ts';
import { inTime } from '../log/log.ts';

/** One server-sent event; without a name it is a `message`. */
type SentEvent = {
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

// Enough for a burst. A stream that is further behind fetches everything again instead.
const MOST_WAITING = 200;

/**
 * A message for a stream: one from the hub, that the stream must make room for a newer one, or that its session
 * has ended.
 */
type StreamMessage = Message | { readonly replaced: true } | { readonly over: true };

/** The messages that a stream has not written yet, oldest first. */
export class MessageQueue {
  readonly #messages: StreamMessage[] = [];
  #wake = (): void => undefined;

  /** Adds a message. When there are too many, one `missed` replaces the changes that wait. */
  add(message: StreamMessage): void {
    // After the session has ended the stream gets nothing more, not even the messages that wait already.
    if ('over' in message || 'ended' in message) this.#messages.splice(0);
    if ('missed' in message && this.#messages.some((each) => 'missed' in each)) return;
    if (this.#messages.length >= MOST_WAITING) {
      const others = this.#messages.filter((each) => !('change' in each) && !('missed' in each));
      this.#messages.splice(0, this.#messages.length, ...others, { missed: true });
    }
    this.#messages.push(message);
    this.#wake();
  }

  /** Removes and returns the oldest message; undefined when there is none. */
  next(): StreamMessage | undefined {
    return this.#messages.shift();
  }

  /** Ends a wait early, without a message. */
  wake(): void {
    this.#wake();
  }

  /** Resolves when there is a message, or after `ms` milliseconds. */
  async wait(ms: number): Promise<void> {
    if (this.#messages.length > 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
