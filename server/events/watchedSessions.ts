import type { Session } from '../http/session.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import type { KnownSession } from '../signIn/sessionRow.ts';

// A session that was revoked is not heard from for longer than this.
const CHECK_MS = 900;

type Watched = KnownSession & Pick<Session, 'role'> & { readonly over: () => void };

/** Those of these sessions that are open, by their ids, as the database has them now. */
export type FindOpen = (known: readonly KnownSession[]) => Promise<ReadonlyMap<string, Session>>;

/**
 * Whether the sessions behind the streams of this instance are still open, with the role they began
 * with; asked of the database about once a second, because whoever ended one may not have told: the
 * operator's command, another program. For all of them at once: a statement for each of a thousand
 * streams would be more work than all that the people behind them ask for.
 */
export class WatchedSessions {
  readonly #find: FindOpen;
  readonly #watched = new Set<Watched>();
  #next: NodeJS.Timeout | null = null;
  #away = false;

  constructor(find: FindOpen) {
    this.#find = find;
  }

  /** Calls `over` once this session is over. Returns the way to sign off. */
  add(
    { sessionId, id: userId, role }: Pick<Session, 'sessionId' | 'id' | 'role'>,
    over: () => void,
  ): () => void {
    const own = { sessionId, userId, role, over };
    this.#watched.add(own);
    this.#next ??= this.#later();
    return () => {
      this.#watched.delete(own);
    };
  }

  async #look(): Promise<void> {
    const watched = [...this.#watched];
    if (watched.length > 0) await this.#check(watched);
    this.#next = this.#watched.size > 0 ? this.#later() : null;
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => void this.#look(), CHECK_MS).unref();
  }

  async #check(watched: readonly Watched[]): Promise<void> {
    try {
      const known = new Map(watched.map((each) => [each.sessionId, each] as const));
      const open = await this.#find([...known.values()]);
      this.#away = false;
      for (const { sessionId, role, over } of watched) {
        const now = open.get(sessionId);
        if (!now || now.role !== role || now.mustProve) over();
      }
    } catch (error) {
      // With the database away nothing is told either; the next look decides. Said once.
      if (!this.#away && this.#watched.size > 0)
        log.warn('streams not checked', { error: wordsOf(error) });
      this.#away = true;
    }
  }
}
