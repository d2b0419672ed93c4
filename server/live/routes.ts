import type { HttpBindings } from '@hono/node-server';
import { type SSEMessage, streamSSE } from 'hono/streaming';
import * as z from 'zod';
import { mayHear } from '#domain/events.ts';
import { type Api, allow, createRoute, refusals, withoutConsent } from '../api/operation.ts';
import { sessionOf } from '../api/scope.ts';
import type { Session } from '../auth/session.ts';
import type { Deps } from '../deps.ts';
import type { EndedSessions, Message } from './hub.ts';
import { inTime } from './inTime.ts';
import { RecentChanges } from './recentChanges.ts';
import { Waiting } from './waiting.ts';

const HEARTBEAT_MS = 25_000;
// Whoever has not read by then, with some megabytes on their way already, is cut off.
const SLOWEST_MS = 5000;
// What browsers wait before they take up again a stream that made room for another.
const REPLACED_RETRY_MS = 60_000;

const KEPT_BY_NOBODY = 'no-store, no-transform';

const events = createRoute({
  method: 'get',
  path: '/events',
  summary: 'What changes, as it changes (server-sent events)',
  ...allow('user'),
  ...withoutConsent,
  responses: {
    200: {
      description:
        'Each event names what changed and whose it is. The first is `open`; of what changed in as many milliseconds before it as it says, each is an event `earlier`, and `ago` in it is how many milliseconds before.',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...refusals(401),
  },
});

export function liveRoutes(api: Api, deps: Deps): void {
  const recent = new RecentChanges();
  deps.hub.subscribe((message) => recent.hear(message));
  // What others did before this instance heard them is not known.
  void deps.hub.ready.then(() => recent.hear({ missed: true }));
  api.openapi(events, (context) => {
    const session = sessionOf(context);
    const { outgoing } = context.env as HttpBindings;
    context.header('x-accel-buffering', 'no');
    context.header('cache-control', KEPT_BY_NOBODY);
    if (context.req.raw.method === 'HEAD') return context.body(null, 200) as never;
    const answer = streamSSE(context, async (stream) => {
      const waiting = new Waiting();
      const unsubscribe = deps.hub.subscribe((message) => {
        if (concerns(session, message)) waiting.add(message);
      });
      const leave = deps.streams.add(session, () => waiting.add({ replaced: true }));
      const unwatch = deps.watched.add(session, () => waiting.add({ over: true }));
      const signOff = () => {
        unsubscribe();
        leave();
        unwatch();
      };
      stream.onAbort(() => {
        signOff();
        waiting.wake();
      });
      let said = Date.now();
      const say = async (event: SSEMessage) => {
        said = Date.now();
        if (!(await inTime(stream.writeSSE(event), SLOWEST_MS))) outgoing.destroy();
      };
      const { reach, earlier } = recent.look();
      await say({ event: 'open', data: `${reach}` });
      for (const { change, ago } of earlier)
        if (concerns(session, { change }))
          await say({ event: 'earlier', data: JSON.stringify({ ...change, ago }) });
      while (!stream.aborted && !stream.closed) {
        await waiting.something(Math.max(0, said + HEARTBEAT_MS - Date.now()));
        const message = waiting.next();
        if (message && 'closing' in message) break;
        if (message && 'replaced' in message) {
          await say({ event: 'replaced', data: '', retry: REPLACED_RETRY_MS });
          break;
        }
        if (message && ('over' in message || 'ended' in message)) {
          await say({ event: 'signed-out', data: '' });
          break;
        }
        if (message) await say(eventOf(message));
        else if (!stream.aborted) await say({ event: 'beat', data: '' });
      }
      signOff();
    });
    // It says `no-cache` by itself, which lets a cache keep what it asks about.
    answer.headers.set('cache-control', KEPT_BY_NOBODY);
    return answer as never;
  });
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
