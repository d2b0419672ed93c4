import { setTimeout as pause } from 'node:timers/promises';

const REST_MS = 30_000;
const BUSY_MS = 1000;
const LOOK_MS = 20;
// Fewer than the outbox has workers: a host that hangs leaves some of them for the others.
const MOST_AT_ONCE = 3;
const MOST_HOSTS = 100;

/** Which hosts rest after a failure, and how many tries are under way at each. */
export class Hosts {
  readonly #restingUntil = new Map<string, number>();
  readonly #underWay = new Map<string, number>();

  /** In how many milliseconds a host can be tried; 0: now. */
  waitMs(host: string, now: number): number {
    const rest = (this.#restingUntil.get(host) ?? 0) - now;
    if (rest > 0) return rest;
    return this.#isBusy(host) ? BUSY_MS : 0;
  }

  /**
   * Waits for a turn at a busy host, for a second at most: one that answers at all has one by then. Nearly
   * all devices are at two or three hosts, so that their pushes would otherwise be put off again and again.
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
