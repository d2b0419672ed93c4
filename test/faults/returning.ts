import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../factories/people.ts';
import { type EventStream, eventStream } from './eventStream.ts';

const RETRY_MS = 100;

export type Returning = {
  /** The index of the address to which it is connected; null: to none. */
  isAt(): number | null;
  /** How often it was opened. */
  opened(): number;
  heard(): number;
  leave(): void;
};

/** A stream that reconnects like a browser, to the next address each time. */
export function returning(person: Person, urls: readonly string[], first = 0): Returning {
  let stream: EventStream | null = null;
  let at: number | null = null;
  let opened = 0;
  let heardBefore = 0;
  let left = false;
  const live = async () => {
    for (let turn = first; !left; turn = (turn + 1) % urls.length) {
      try {
        stream = await eventStream(urls[turn] ?? '', person);
        at = turn;
        opened += 1;
        await stream.ended;
        heardBefore += stream.heard();
        stream = null;
      } catch {
        // Refused by an instance that is down: tries the next one after a pause.
      }
      at = null;
      await pause(RETRY_MS);
    }
  };
  void live();
  return {
    isAt: () => at,
    opened: () => opened,
    heard: () => heardBefore + (stream?.heard() ?? 0),
    leave() {
      left = true;
      stream?.close();
    },
  };
}
