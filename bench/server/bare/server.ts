import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { answers } from './answers.ts';
import type { BareEngine } from './engine.ts';

export type BareWork = keyof typeof answers;

const bodyOf = (request: IncomingMessage): Promise<Record<string, unknown>> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
  });

const tokenOf = ({ headers }: IncomingMessage) =>
  decodeURIComponent(headers.cookie?.split('=')[1] ?? '').split('.')[0] ?? '';

/**
 * The least that a server can do for the same responses: `node:http`, no framework, no validation of input.
 * The product is compared with it. Its addresses are those of the product, after the name of the work:
 * `/latest/api/customers/…`.
 */
export function bareServer(engine: BareEngine): Server {
  const answer: RequestListener = async (request, response) => {
    const [, work = '', , , id = '', , date = ''] = (request.url ?? '').split('/');
    const who = [tokenOf(request), new Date().toISOString()] as const;
    const body = request.method === 'GET' ? {} : await bodyOf(request);
    if (!(work in answers)) return say(response, work === 'api' ? '{}' : null);
    return say(
      response,
      await answers[work as keyof typeof answers]({ engine, who, id, date, body }),
    );
  };

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
