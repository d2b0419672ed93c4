import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { cpuMicros } from '../load/cpu.ts';

/**
 * A process that listens on many streams of one server, lets something be saved again and again, and
 * says when each stream was told of it. What to do is the first argument, what came of it the output.
 */
export const fanWishSchema = z.object({
  port: z.number(),
  listen: z.string(),
  /** Of each stream. */
  cookies: z.array(z.string()),
  publish: z.object({ path: z.string(), cookie: z.string(), body: z.string() }),
  events: z.number(),
  /** For so long nothing is told, to see what that costs. */
  idleMs: z.number(),
  server: z.number(),
  /** The first process of the database, where it has any. */
  database: z.number().nullable(),
});
export type FanWish = z.infer<typeof fanWishSchema>;

export const fannedOutSchema = z.object({
  /** Milliseconds of each delivery, and of each event until its last one. */
  p50: z.number(),
  p99: z.number(),
  last: z.array(z.number()),
  seconds: z.number(),
  /** Streams that ended, and deliveries that did not come. */
  bad: z.number(),
  serverMicros: z.number(),
  databaseMicros: z.number(),
  /** Of CPU each second while nothing was told; 0 where that was not looked at. */
  idleMicros: z.number(),
});

const AT_ONCE = 50;
const WAIT_MS = 10_000;
const TOLD = '"dietician-profile"';

async function fanOut(wish: FanWish) {
  let bad = 0;
  let onTold: (() => void) | undefined;
  const open = async (cookie: string): Promise<Socket> => {
    const socket = connect(wish.port, '127.0.0.1');
    socket.setEncoding('utf8');
    let heard = '';
    const opened = Promise.withResolvers<void>();
    socket.on('data', (chunk: string) => {
      heard += chunk;
      if (heard.includes('event: open')) opened.resolve();
      for (let at = heard.indexOf(TOLD); at !== -1; at = heard.indexOf(TOLD)) {
        heard = heard.slice(at + TOLD.length);
        onTold?.();
      }
      heard = heard.slice(-200);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      bad += 1;
    });
    socket.write(`GET ${wish.listen} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`);
    await opened.promise;
    return socket;
  };

  const streams: Socket[] = [];
  for (let from = 0; from < wish.cookies.length; from += AT_ONCE)
    streams.push(...(await Promise.all(wish.cookies.slice(from, from + AT_ONCE).map(open))));

  const idleFrom = cpuMicros(wish.server);
  await pause(wish.idleMs);
  const idleMicros = (cpuMicros(wish.server) - idleFrom) / Math.max(1, wish.idleMs / 1000);

  const waited: number[] = [];
  const last: number[] = [];
  const agent = new Agent({ keepAlive: true });
  const ofDatabase = () => (wish.database ? cpuMicros(wish.database, true) : 0);
  const before = [cpuMicros(wish.server), ofDatabase()] as const;
  const began = performance.now();
  for (let event = 0; event < wish.events; event += 1) {
    const from = performance.now();
    let missing = streams.length;
    const all = new Promise<void>((resolve) => {
      onTold = () => {
        waited.push(performance.now() - from);
        missing -= 1;
        if (missing === 0) resolve();
      };
    });
    const status = await publish(agent, wish, event);
    if (status !== 200) bad += 1;
    await Promise.race([all, pause(WAIT_MS, undefined, { ref: false })]);
    bad += missing;
    last.push(performance.now() - from);
  }
  const seconds = (performance.now() - began) / 1000;
  const serverMicros = cpuMicros(wish.server) - before[0];
  const databaseMicros = ofDatabase() - before[1];
  waited.sort((a, b) => a - b);
  const percentile = (part: number) => waited[Math.floor((waited.length - 1) * part)] ?? 0;
  const [p50, p99] = [percentile(0.5), percentile(0.99)];
  return { p50, p99, last, seconds, bad, serverMicros, databaseMicros, idleMicros };
}

async function publish(agent: Agent, { port, publish: of }: FanWish, event: number) {
  const body = of.body.replace('COUNT', `${event} of ${Date.now()}`);
  const headers = {
    cookie: of.cookie,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const asking = request({ agent, host: '127.0.0.1', port, method: 'PUT', path: of.path, headers });
  asking.end(body);
  const [answer] = await once(asking, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode as number;
}

if (import.meta.main) {
  const found = await fanOut(fanWishSchema.parse(JSON.parse(await textOf(process.stdin))));
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
}

async function textOf(stream: NodeJS.ReadStream): Promise<string> {
  stream.setEncoding('utf8');
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}
