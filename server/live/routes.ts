import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod';
import { mayHear } from '#domain/events.ts';
import { type Api, allow, createRoute, refusals } from '../api/operation.ts';
import { sessionOf } from '../api/scope.ts';
import { currentSession, type Session } from '../auth/session.ts';
import type { Deps } from '../deps.ts';
import { log } from '../log.ts';
import type { EndedSessions, Message } from './hub.ts';

const HEARTBEAT_MS = 25_000;
// A session that was revoked is not heard from for longer than this.
const CHECK_MS = 900;
// Enough for a burst; someone this far behind fetches everything again instead.
const MOST_WAITING = 200;

const KEPT_BY_NOBODY = 'no-store, no-transform';

const events = createRoute({
  method: 'get',
  path: '/events',
  summary: 'What changes, as it changes (server-sent events)',
  ...allow('user'),
  responses: {
    200: {
      description: 'Each event names what changed and whose it is.',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...refusals(401),
  },
});

export function liveRoutes(api: Api, deps: Deps): void {
  api.openapi(events, (context) => {
    const session = sessionOf(context);
    context.header('x-accel-buffering', 'no');
    context.header('cache-control', KEPT_BY_NOBODY);
    if (context.req.raw.method === 'HEAD') return context.body(null, 200) as never;
    const answer = streamSSE(context, async (stream) => {
      const waiting = new Waiting();
      const unsubscribe = deps.hub.subscribe((message) => {
        if (concerns(session, message)) waiting.add(message);
      });
      stream.onAbort(() => {
        unsubscribe();
        waiting.wake();
      });
      const stillOpen = sessionWatch(deps, context, session);
      let said = Date.now();
      const say = async (event: { event?: string; data: string }) => {
        said = Date.now();
        await stream.writeSSE(event);
      };
      await say({ event: 'open', data: '' });
      while (!stream.aborted && !stream.closed) {
        await waiting.something(CHECK_MS);
        const open = await stillOpen();
        const message = waiting.next();
        if (message && 'closing' in message) break;
        if (!open || (message && 'ended' in message)) {
          await say({ event: 'signed-out', data: '' });
          break;
        }
        if (message) await say(eventOf(message));
        else if (Date.now() - said >= HEARTBEAT_MS) await say({ event: 'beat', data: '' });
      }
      unsubscribe();
    });
    // It says `no-cache` by itself, which lets a cache keep what it asks about.
    answer.headers.set('cache-control', KEPT_BY_NOBODY);
    return answer as never;
  });
}

/**
 * Whether the session behind a stream is still open, with the role it began with; asked of the
 * database about once a second, because whoever ended it may not have told: the operator's command,
 * another program.
 */
function sessionWatch(deps: Deps, context: Context, session: Session) {
  let checkedAt = Date.now();
  return async (): Promise<boolean> => {
    if (Date.now() - checkedAt < CHECK_MS) return true;
    checkedAt = Date.now();
    try {
      const current = await currentSession(deps, context);
      return current?.sessionId === session.sessionId && current.role === session.role;
    } catch (error) {
      // With the database away nothing is told either; the next look decides.
      log.warn('stream not checked', { error: (error as Error).message });
      return true;
    }
  };
}

/** The messages a stream has not written yet. */
class Waiting {
  readonly #messages: Message[] = [];
  #wake = (): void => undefined;

  add(message: Message): void {
    if (this.#messages.length >= MOST_WAITING) {
      const last = this.#messages.filter((each) => 'ended' in each || 'closing' in each);
      this.#messages.splice(0, this.#messages.length, ...last, { missed: true });
    }
    this.#messages.push(message);
    this.#wake();
  }

  next(): Message | undefined {
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

function eventOf(message: Message) {
  return 'change' in message
    ? { data: JSON.stringify(message.change) }
    : { event: 'missed', data: '' };
}

function concerns(session: Session, message: Message): boolean {
  if ('missed' in message || 'closing' in message) return true;
  if ('ended' in message) return endsThis(session, message.ended);
  if (session.role === null)
    return message.change.kind === 'customer' && message.change.id === session.id;
  return mayHear({ id: session.id, role: session.role }, message.change);
}

function endsThis(session: Session, { userId, sessionId, exceptSessionId }: EndedSessions) {
  if (userId !== session.id) return false;
  if (sessionId) return sessionId === session.sessionId;
  return exceptSessionId !== session.sessionId;
}
