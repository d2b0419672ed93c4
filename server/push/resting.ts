import { setTimeout as pause } from 'node:timers/promises';

const REST_MS = 30_000;
const BUSY_MS = 1000;
const LOOK_MS = 20;
// Fewer than the outbox has workers, so that a host that hangs leaves some of them for other hosts.
const MOST_AT_ONCE = 3;
const MOST_HOSTS = 100;

/** The hosts that rest after a failure, and the number of running tries at each host. */
export class Hosts {
  readonly #restingUntil = new Map<string, number>();
  readonly #underWay = new Map<string, number>();

  /** In how many milliseconds a host may be tried; 0: now. */
  waitMs(host: string, now: number): number {
    const rest = (this.#restingUntil.get(host) ?? 0) - now;
    if (rest > 0) return rest;
    return this.#isBusy(host) ? BUSY_MS : 0;
  }

  /**
   * Waits for a busy host to become free, for a second at most: a host that answers at all is free by then.
   * Nearly all devices use two or three hosts, so without this their pushes would be postponed again and
   * again.
   */
  async turn(host: string): Promise<void> {
    for (let waited = 0; waited < BUSY_MS && this.#isBusy(host); waited += LOOK_MS)
      await pause(LOOK_MS);
  }

  #isBusy(host: string): boolean {
    return (this.#underWay.get(host) ?? 0) >= MOST_AT_ONCE;
  }

  begin(host: string): void {
    this.#underWay.set(host, (this.#underWay.get(host) ?? 0) + 1);
  }

  end(host: string, isFailed: boolean, now: number): void {
    const left = (this.#underWay.get(host) ?? 1) - 1;
    if (left > 0) this.#underWay.set(host, left);
    else this.#underWay.delete(host);
    if (!isFailed) return;
    for (const [each, until] of this.#restingUntil)
      if (until <= now || this.#restingUntil.size >= MOST_HOSTS) this.#restingUntil.delete(each);
    this.#restingUntil.set(host, now + REST_MS);
  }
}
