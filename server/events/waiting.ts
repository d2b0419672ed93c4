import type { Message } from '../live/hub.ts';

// Enough for a burst; someone this far behind fetches everything again instead.
const MOST_WAITING = 200;

/** What a stream is told: by the hub, to make room for a newer one, or that its session is over. */
export type Told = Message | { readonly replaced: true } | { readonly over: true };

/** The messages a stream has not written yet. */
export class Waiting {
  readonly #messages: Told[] = [];
  #wake = (): void => undefined;

  add(message: Told): void {
    // Whose session is over gets nothing more, not even what waited.
    if ('over' in message || 'ended' in message) this.#messages.splice(0);
    if ('missed' in message && this.#messages.some((each) => 'missed' in each)) return;
    if (this.#messages.length >= MOST_WAITING) {
      const last = this.#messages.filter((each) => !('change' in each) && !('missed' in each));
      this.#messages.splice(0, this.#messages.length, ...last, { missed: true });
    }
    this.#messages.push(message);
    this.#wake();
  }

  next(): Told | undefined {
    return this.#messages.shift();
  }

  wake(): void {
    this.#wake();
  }

  /** Waits for a message, at most `ms`. */
  async something(ms: number): Promise<void> {
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
