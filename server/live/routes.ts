import { streamSSE } from 'hono/streaming';
import * as z from 'zod';
import { mayHear } from '#domain/events.ts';
import { type Api, allow, createRoute, refusals } from '../api/operation.ts';
import { sessionOf } from '../api/scope.ts';
import { findSession, type Session } from '../auth/session.ts';
import type { Deps } from '../deps.ts';
import type { EndedSessions, Message } from './hub.ts';

const HEARTBEAT_MS = 25_000;
// Enough for a burst; someone this far behind fetches everything again instead.
const MOST_WAITING = 200;

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
    context.header('cache-control', 'no-store, no-transform');
    return streamSSE(context, async (stream) => {
      const waiting: Message[] = [];
      let wake = (): void => undefined;
      const unsubscribe = deps.hub.subscribe((message) => {
        if (!concerns(session, message)) return;
        if (waiting.length >= MOST_WAITING) waiting.splice(0, waiting.length, { missed: true });
        waiting.push(message);
        wake();
      });
      stream.onAbort(() => {
        unsubscribe();
        wake();
      });
      await stream.writeSSE({ event: 'open', data: '' });
      while (!stream.aborted && !stream.closed) {
        const message = waiting.shift();
        if (message) {
          if ('closing' in message) break;
          await stream.writeSSE(eventOf(message));
          if ('ended' in message) break;
          continue;
        }
        const woken = await sleepUntil((resolve) => {
          wake = resolve;
        });
        if (woken) continue;
        // Whoever ended the session may not have told: the operator's command, another program.
        const open = await findSession(deps, context);
        await stream.writeSSE({ event: open ? 'beat' : 'signed-out', data: '' });
        if (!open) break;
      }
      unsubscribe();
    }) as never;
  });
}

function eventOf(message: Message) {
  if ('change' in message) return { data: JSON.stringify(message.change) };
  return { event: 'ended' in message ? 'signed-out' : 'missed', data: '' };
}

/** True when woken, false after the pause of a heartbeat. */
function sleepUntil(arm: (wake: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), HEARTBEAT_MS);
    arm(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
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
