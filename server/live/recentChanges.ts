import { mayHear } from '#domain/events.ts';
import type { Session } from '../auth/session.ts';
import type { Message } from './hub.ts';

// Of so many people it is known apart; whoever comes after them is told the time of the oldest.
const MOST_PEOPLE = 5000;
const NOBODY = '';

/**
 * When this instance last heard of a change, by who may hear of it: so that a page whose stream opens
 * knows whether something happened after it fetched what it shows. In the time of this process alone:
 * clocks of several machines need not agree.
 */
export class RecentChanges {
  readonly #now: () => number;
  readonly #byPerson = new Map<string, number>();
  #ofAny: number;
  #ofEverybody: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    // What was before is not known.
    this.#ofAny = now();
    this.#ofEverybody = now();
  }

  hear(message: Message): void {
    if ('ended' in message || 'closing' in message) return;
    this.#ofAny = this.#now();
    if ('missed' in message || isHeardBy(NOBODY, message)) this.#ofEverybody = this.#ofAny;
    else if (isHeardBy(message.change.id, message)) this.#ofOne(message.change.id, this.#ofAny);
  }

  /** Milliseconds since the last thing this person may hear of, at most: it can be longer ago. */
  age({ id, role }: Pick<Session, 'id' | 'role'>): number {
    const last =
      role === 'client'
        ? this.#ofAny
        : Math.max(this.#ofEverybody, this.#byPerson.get(id) ?? this.#ofEverybody);
    return Math.floor(this.#now() - last);
  }

  #ofOne(id: string, at: number): void {
    // A map keeps the order in which its keys came.
    this.#byPerson.delete(id);
    this.#byPerson.set(id, at);
    if (this.#byPerson.size <= MOST_PEOPLE) return;
    for (const [oldest, time] of this.#byPerson) {
      this.#byPerson.delete(oldest);
      this.#ofEverybody = Math.max(this.#ofEverybody, time);
      return;
    }
  }
}

const isHeardBy = (id: string, { change }: Extract<Message, { change: unknown }>): boolean =>
  mayHear({ id, role: 'customer' }, change);
