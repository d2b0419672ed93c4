import type { Session } from '../http/session.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';

// Limits how long a stream stays open after its session was revoked.
const CHECK_MS = 900;

type SessionKey = { readonly sessionId: string; readonly userId: string };
type Watched = SessionKey & Pick<Session, 'role'> & { readonly over: () => void };

/** Returns those of these sessions that are open in the database now, by id. */
export type FindOpen = (known: readonly SessionKey[]) => Promise<ReadonlyMap<string, Session>>;

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
