import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import * as z from 'zod';
import type { Declarations } from '../db/noun.ts';
import { type Api, allow, createRoute, refusals, withoutConsent } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { sessionOf } from '../http/session.ts';
import type { EndedSessions, Message } from '../live/hub.ts';
import { log } from '../log/log.ts';
import type { EventDeps } from './deps.ts';
import { EventStream, written } from './eventStream.ts';
import { mayHear } from './mayHear.ts';
import { RecentChanges } from './recentChanges.ts';
import { Waiting } from './waiting.ts';

const HEARTBEAT_MS = 25_000;
const SLOWEST_MS = 5000;
// What browsers wait before they take up again a stream that made room for another.
const REPLACED_RETRY_MS = 60_000;

const HEADERS = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };
const BEAT = written({ event: 'beat', data: '' });

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

export function liveRoutes(api: Api, deps: EventDeps): void {
  const recent = new RecentChanges();
  deps.hub.subscribe((message) => recent.hear(message));
  // What others did before this instance heard them is not known.
  void deps.hub.ready.then(() => recent.hear({ missed: true }));
  api.openapi(events, (context) => {
    const session = sessionOf(context);
    const { outgoing } = context.env as HttpBindings;
    if (context.req.raw.method === 'HEAD') return context.body(null, 200, HEADERS) as never;
    // What the guard has put on, such as a session's cookie that was prolonged, goes out with it.
    const prepared = context.body(null, 200, HEADERS).headers;
    const cookies = prepared.getSetCookie();
    const stream = new EventStream(
      outgoing as ServerResponse,
      { ...HEADERS, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
      SLOWEST_MS,
    );
    tell(stream, outgoing as ServerResponse, session).catch((error: Error) => {
      log.error('a stream of events ended', { error });
      outgoing.destroy();
    });
    return RESPONSE_ALREADY_SENT as never;
  });

  /** Says what concerns a session, as it happens, until the stream or the session ends. */
  async function tell(stream: EventStream, outgoing: ServerResponse, session: Session) {
    const waiting = new Waiting();
    const unsubscribe = deps.hub.subscribe((message) => {
      if (concerns(deps.declared.live, session, message)) waiting.add(message);
    });
    const leave = deps.streams.add(session, () => waiting.add({ replaced: true }));
    const unwatch = deps.watched.add(session, () => waiting.add({ over: true }));
    const signOff = () => {
      unsubscribe();
      leave();
      unwatch();
    };
    outgoing.on('close', () => {
      signOff();
      waiting.wake();
    });
    let said = Date.now();
    const say = (text: string) => {
      said = Date.now();
      return stream.write(text);
    };
    const { reach, earlier } = recent.look();
    await say(written({ event: 'open', data: `${reach}` }));
    for (const { change, ago } of earlier)
      if (concerns(deps.declared.live, session, { change }))
        await say(written({ event: 'earlier', data: JSON.stringify({ ...change, ago }) }));
    while (stream.isOpen) {
      await waiting.something(Math.max(0, said + HEARTBEAT_MS - Date.now()));
      const message = waiting.next();
      if (message && 'closing' in message) break;
      if (message && 'replaced' in message) {
        await say(written({ event: 'replaced', data: '', retry: REPLACED_RETRY_MS }));
        break;
      }
      if (message && ('over' in message || 'ended' in message)) {
        await say(written({ event: 'signed-out', data: '' }));
        break;
      }
      await say(message ? textOf(message) : BEAT);
    }
    signOff();
    stream.end();
  }
}

// A change is told to many, and put into words once.
const texts = new WeakMap<Message, string>();

function textOf(message: Message): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text =
    'change' in message
      ? written({ data: JSON.stringify(message.change) })
      : written({ event: 'missed', data: '' });
  texts.set(message, text);
  return text;
}

function concerns(live: Declarations['live'], session: Session, message: Message): boolean {
  if ('missed' in message || 'closing' in message) return true;
  if ('ended' in message) return endsThis(session, message.ended);
  if (session.role === null)
    return message.change.kind === 'customer' && message.change.id === session.id;
  return mayHear(live, { id: session.id, role: session.role }, message.change);
}

function endsThis(session: Session, { userId, sessionId, exceptSessionId }: EndedSessions) {
  if (userId !== session.id) return false;
  if (sessionId) return sessionId === session.sessionId;
  return exceptSessionId !== session.sessionId;
}
