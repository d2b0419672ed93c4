import type { Message } from '../live/hub.ts';

// Enough for a burst. A stream that is this far behind fetches everything again instead.
const MOST_WAITING = 200;

/**
 * What a stream is told: a message of the hub; that it has to make room for a newer stream; or that its
 * session has ended.
 */
export type StreamMessage = Message | { readonly replaced: true } | { readonly over: true };

/** The messages that a stream has not written yet, the oldest first. */
export class MessageQueue {
  readonly #messages: StreamMessage[] = [];
  #wake = (): void => undefined;

  /** Adds a message. Drops the changes that wait, for one `missed`, when there are too many. */
  add(message: StreamMessage): void {
    // Somebody whose session has ended gets nothing more, not even what waited already.
    if ('over' in message || 'ended' in message) this.#messages.splice(0);
    if ('missed' in message && this.#messages.some((each) => 'missed' in each)) return;
    if (this.#messages.length >= MOST_WAITING) {
      const others = this.#messages.filter((each) => !('change' in each) && !('missed' in each));
      this.#messages.splice(0, this.#messages.length, ...others, { missed: true });
    }
    this.#messages.push(message);
    this.#wake();
  }

  /** Takes the oldest message out; undefined when there is none. */
  next(): StreamMessage | undefined {
    return this.#messages.shift();
  }

  /** Ends a wait before its time, without a message. */
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
