import type { Change } from '#domain/connection.ts';
import type { Audience } from '../db/noun.ts';
import type { Deps } from '../http/deps.ts';
import type { Session } from '../http/session.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';

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

// Limits how long a stream stays open after its session was revoked.
const CHECK_MS = 900;

type SessionKey = { readonly sessionId: string; readonly userId: string };
type Watched = SessionKey & Pick<Session, 'role'> & { readonly over: () => void };

/** Returns those of these sessions that are open in the database now, by id. */
type FindOpen = (known: readonly SessionKey[]) => Promise<ReadonlyMap<string, Session>>;

/**
 * Watches whether the sessions behind the streams of this instance are still open, with the role they began with.
 * It queries the database about once a second, because a session may be ended without a message: by the operator's
 * command, or by another program. One statement checks all of them: a statement for each of a thousand streams
 * would be more work than all other requests of these people.
 */
export class WatchedSessions {
  readonly #find: FindOpen;
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | null = null;
  #isAway = false;

  constructor(find: FindOpen) {
    this.#find = find;
  }

  /** Calls `over` once this session has ended. Returns a function that stops watching it. */
  add(
    { sessionId, id: userId, role }: Pick<Session, 'sessionId' | 'id' | 'role'>,
    over: () => void,
  ): () => void {
    const own = { sessionId, userId, role, over };
    this.#watched.add(own);
    this.#timer ??= this.#schedule();
    return () => {
      this.#watched.delete(own);
    };
  }

  async #checkAll(): Promise<void> {
    const watched = [...this.#watched];
    if (watched.length > 0) await this.#check(watched);
    this.#timer = this.#watched.size > 0 ? this.#schedule() : null;
  }

  #schedule(): NodeJS.Timeout {
    return setTimeout(() => void this.#checkAll(), CHECK_MS).unref();
  }

  async #check(watched: readonly Watched[]): Promise<void> {
    try {
      const known = new Map(watched.map((each) => [each.sessionId, each] as const));
      const open = await this.#find([...known.values()]);
      this.#isAway = false;
      for (const { sessionId, role, over } of watched) {
        const now = open.get(sessionId);
        if (!now || now.role !== role || now.mustProve) over();
      }
    } catch (error) {
      // While the database is unreachable no changes are sent either. The next check decides. This is logged once.
      if (!this.#isAway && this.#watched.size > 0)
        log.warn('streams not checked', { error: wordsOf(error) });
      this.#isAway = true;
    }
  }
}

export type EventDeps = Deps & {
  readonly streams: OpenStreams;
  readonly watched: WatchedSessions;
};

type Listener = { readonly id: string; readonly role: 'client' | 'customer' };

/** Whether a signed-in person may be told of a change, by the audience that its kind declares. */
export function mayHear(
  live: Readonly<Record<string, Audience>>,
  { id, role }: Listener,
  change: Change,
): boolean {
  switch (live[change.kind]) {
    case 'everybody':
      return true;
    case 'person':
      return change.id === id;
    case 'dieticians':
      return role === 'client';
    case 'person-and-dieticians':
      return role === 'client' || change.id === id;
    // A newer instance may send kinds that this one does not know.
    default:
      return false;
  }
}
