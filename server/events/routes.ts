import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import * as z from 'zod';
import type { Declarations } from '../db/noun.ts';
import type { Api } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { type EndedSessions, type Message, recentChanges } from '../live/hub.ts';
import { log } from '../log/log.ts';
import { EventStream, formatEvent, MessageQueue } from './eventStream.ts';
import { type EventDeps, mayHear } from './streams.ts';

// Proxies close a connection after about a minute of silence.
const HEARTBEAT_MS = 25_000;
// A client that reads nothing for this time is disconnected.
const SLOWEST_MS = 5000;
// A browser whose stream was replaced by a newer one reopens it after this time.
const REPLACED_RETRY_MS = 60_000;

const HEADERS = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };
const BEAT = formatEvent({ event: 'beat', data: '' });

export function eventRoutes(api: Api, deps: EventDeps): void {
  const recent = recentChanges();
  deps.hub.subscribe(recent.hear);
  // Changes that other instances made before this one listened may have been missed.
  void deps.hub.ready.then(() => recent.hear({ missed: true }));
  api.operation({
    get: '/events',
    summary: 'What changes, as it changes (server-sent events)',
    by: ['user'],
    withoutConsent: true,
    responses: {
      200: {
        description:
          'Each event names what changed and whose it is. The first is `open`; of what changed in as many milliseconds before it as it says, each is an event `earlier`, and `ago` in it is how many milliseconds before.',
        content: { 'text/event-stream': { schema: z.string() } },
      },
    },
    answer: ({ context, session }) => {
      const { outgoing } = context.env as HttpBindings;
      if (context.req.raw.method === 'HEAD') return context.body(null, 200, HEADERS);
      // The guard may have set a cookie, for example to prolong the session.
      const prepared = context.body(null, 200, HEADERS).headers;
      const cookies = prepared.getSetCookie();
      const stream = new EventStream(
        outgoing as ServerResponse,
        { ...HEADERS, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
        SLOWEST_MS,
      );
      serve(stream, outgoing as ServerResponse, session).catch((error: Error) => {
        log.error('a stream of events ended', { error });
        outgoing.destroy();
      });
      return RESPONSE_ALREADY_SENT;
    },
  });

  /** Writes the messages for a session to its stream, until the stream or the session ends. */
  async function serve(stream: EventStream, outgoing: ServerResponse, session: Session) {
    const queue = new MessageQueue();
    const unsubscribe = deps.hub.subscribe((message) => {
      if (concerns(deps.declared.live, session, message)) queue.add(message);
    });
    const leave = deps.streams.add(session, () => queue.add({ replaced: true }));
    const unwatch = deps.watched.add(session, () => queue.add({ over: true }));
    const signOff = () => {
      unsubscribe();
      leave();
      unwatch();
    };
    outgoing.on('close', () => {
      signOff();
      queue.wake();
    });
    let writtenAt = Date.now();
    const send = (text: string) => {
      writtenAt = Date.now();
      return stream.write(text);
    };
    const { reach, changes } = recent.list();
    await send(formatEvent({ event: 'open', data: `${reach}` }));
    for (const { change, ago } of changes)
      if (concerns(deps.declared.live, session, { change }))
        await send(formatEvent({ event: 'earlier', data: JSON.stringify({ ...change, ago }) }));
    while (stream.isOpen) {
      await queue.wait(Math.max(0, writtenAt + HEARTBEAT_MS - Date.now()));
      const message = queue.next();
      if (message && 'closing' in message) break;
      if (message && 'replaced' in message) {
        await send(formatEvent({ event: 'replaced', data: '', retry: REPLACED_RETRY_MS }));
        break;
      }
      if (message && ('over' in message || 'ended' in message)) {
        await send(formatEvent({ event: 'signed-out', data: '' }));
        break;
      }
      await send(message ? textOf(message) : BEAT);
    }
    signOff();
    stream.end();
  }
}

// A change goes to many streams, so its text is made once.
const texts = new WeakMap<Message, string>();

function textOf(message: Message): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text =
    'change' in message
      ? formatEvent({ data: JSON.stringify(message.change) })
      : formatEvent({ event: 'missed', data: '' });
  texts.set(message, text);
  return text;
}

function concerns(live: Declarations['live'], session: Session, message: Message): boolean {
  if ('missed' in message || 'closing' in message) return true;
  if ('ended' in message) return endsSession(session, message.ended);
  if (session.role === null)
    return message.change.kind === 'customer' && message.change.id === session.id;
  return mayHear(live, { id: session.id, role: session.role }, message.change);
}

function endsSession(session: Session, { userId, sessionId, exceptSessionId }: EndedSessions) {
  if (userId !== session.id) return false;
  if (sessionId) return sessionId === session.sessionId;
  return exceptSessionId !== session.sessionId;
}
