import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { answers } from './answers.ts';
import type { BareEngine } from './engine.ts';

export type BareWork = keyof typeof answers | 'listen' | 'publish';

const bodyOf = (request: IncomingMessage): Promise<Record<string, unknown>> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
  });

const tokenOf = ({ headers }: IncomingMessage) =>
  decodeURIComponent(headers.cookie?.split('=')[1] ?? '').split('.')[0] ?? '';

/**
 * The least a server can do for the same answers: `node:http`, no framework, no checks of what it is
 * sent. What the product is measured against. Asked at the product's own addresses behind the name
 * of the work: `/latest/api/customers/…`.
 */
export function bareServer(engine: BareEngine): Server {
  const streams = new Set<ServerResponse>();
  const answer: RequestListener = async (request, response) => {
    const [, work = '', , , id = '', , date = ''] = (request.url ?? '').split('/');
    const who = [tokenOf(request), new Date().toISOString()] as const;
    if (work === 'listen') return listen(who, response);
    const body = request.method === 'GET' ? {} : await bodyOf(request);
    if (work === 'publish') return say(response, await publish(who, id, body));
    if (!(work in answers)) return say(response, null);
    return say(
      response,
      await answers[work as keyof typeof answers]({ engine, who, id, date, body }),
    );
  };

  async function listen(who: readonly [string, string], response: ServerResponse) {
    const [found] = await engine.run('listen', who);
    if (!found) return say(response, null);
    streams.add(response);
    response.on('close', () => streams.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: open\ndata: \n\n');
  }

  async function publish(who: readonly [string, string], id: string, body: object) {
    const [, lastUpdated] = who;
    const values = [...who, id, JSON.stringify(body), lastUpdated];
    const [row] = await engine.run('publish', values);
    if (!row) return null;
    const event = `data: ${JSON.stringify({ kind: 'dietician-profile', id })}\n\n`;
    for (const stream of streams) stream.write(event);
    return JSON.stringify({ ...body, userId: id, profileImageUrl: null, lastUpdated, ...row });
  }

  return createServer(answer);
}

function say(response: ServerResponse, found: string | null): void {
  const text = found ?? '{"error":"refused"}';
  response.writeHead(found ? 200 : 401, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
