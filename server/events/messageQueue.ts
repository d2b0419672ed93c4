import type { Message } from '../live/hub.ts';

// Enough for a burst. A stream that is further behind fetches everything again instead.
const MOST_WAITING = 200;

/**
 * A message for a stream: one from the hub, that the stream must make room for a newer one, or that its session
 * has ended.
 */
export type StreamMessage = Message | { readonly replaced: true } | { readonly over: true };

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
