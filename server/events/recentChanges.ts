import type { Change } from '#domain/events.ts';
import type { Message } from '../live/hub.ts';

/** A change, and how many milliseconds ago it was. */
export type Earlier = { readonly change: Change; readonly ago: number };

// Longer than a page on a slow line takes from its first question to its stream.
const KEPT_MS = 15_000;
const MOST_KEPT = 200;

/**
 * What this instance heard of in the last seconds, so that a page whose stream opens learns what
 * happened since it fetched what it shows. In the time of this process alone: clocks of several
 * machines need not agree.
 */
export class RecentChanges {
  readonly #now: () => number;
  #kept: { readonly change: Change; readonly at: number }[] = [];
  /** What was before it is not known. */
  #from: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#from = now();
  }

  hear(message: Message): void {
    const at = this.#now();
    if ('missed' in message) {
      this.#from = at;
      this.#kept = [];
    }
    if (!('change' in message)) return;
    const { change } = message;
    // Fetched anew it is once, however often it changed.
    this.#kept = this.#kept.filter(
      ({ change: { kind, id } }) => kind !== change.kind || id !== change.id,
    );
    this.#kept.push({ change, at });
    if (this.#kept.length > MOST_KEPT) this.#from = this.#kept.shift()?.at ?? at;
  }

  /** What changed, the oldest first, and for how many milliseconds back that is all of it. */
  look(): { readonly reach: number; readonly earlier: readonly Earlier[] } {
    const now = this.#now();
    const from = Math.max(this.#from, now - KEPT_MS);
    this.#kept = this.#kept.filter(({ at }) => at >= from);
    const earlier = this.#kept.map(({ change, at }) => ({ change, ago: Math.ceil(now - at) }));
    return { reach: Math.floor(now - from), earlier };
  }
}
