import type { Session } from '../http/session.ts';

// Per session. Tabs in the background close their streams, so these are ten windows side by side.
export const MOST_OF_SESSION = 10;
export const MOST_OF_PERSON = 40;

type Open = { readonly sessionId: string; readonly replace: () => void };

/**
 * The streams that are open at this instance, by person. A new stream is never refused: when a session or a person
 * has as many as allowed, their oldest stream is ended instead.
 */
export class OpenStreams {
  // A set keeps its members in the order in which they were added, so the oldest stream comes first.
  readonly #byPerson = new Map<string, Set<Open>>();

  get count(): number {
    return [...this.#byPerson.values()].reduce((sum, open) => sum + open.size, 0);
  }

  /**
   * Adds a stream; `replace` is called when it has to make room for a newer one. Returns a function that removes
   * the stream.
   */
  add({ id, sessionId }: Pick<Session, 'id' | 'sessionId'>, replace: () => void): () => void {
    const open = this.#byPerson.get(id) ?? new Set();
    this.#byPerson.set(id, open);
    const ofSession = [...open].filter((each) => each.sessionId === sessionId);
    if (ofSession.length >= MOST_OF_SESSION) end(open, ofSession[0]);
    if (open.size >= MOST_OF_PERSON) end(open, open.values().next().value);
    const own = { sessionId, replace };
    open.add(own);
    return () => {
      open.delete(own);
      if (open.size === 0 && this.#byPerson.get(id) === open) this.#byPerson.delete(id);
    };
  }
}

function end(open: Set<Open>, oldest: Open | undefined): void {
  if (!oldest) return;
  open.delete(oldest);
  oldest.replace();
}
