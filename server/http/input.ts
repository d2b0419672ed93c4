import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import { truncate } from '#domain/text.ts';
import type { Config } from '../config/config.ts';
import { log } from '../log/log.ts';
import { ApiFailure, notFound } from './failure.ts';
import type { Env } from './operation.ts';
import { securityHeaders } from './response.ts';
import { say } from './words.ts';

type Reader = (context: Context<Env>) => void | Promise<void>;

/**
 * Makes a function that parses query, path, headers and body of a request by the schemas of its
 * operation, for `context.req.valid(…)`. One step for all of them: a middleware for each takes longer
 * than the checks. The function throws 404 for an identifier that cannot exist, 415 for another content
 * type, 400 for a body that is not JSON, and 422.
 */
export function inputReader({ request }: RouteConfig): Reader {
  const { query, params, headers, body } = request ?? {};
  const readers: Reader[] = [];
  if (isSchema(query))
    readers.push((context) => keep(context, 'query', checked(query, queryOf(context))));
  if (isSchema(params))
    readers.push((context) => {
      const parsed = params.safeParse(context.req.param());
      if (!parsed.success) throw notFound();
      keep(context, 'param', parsed.data);
    });
  if (isSchema(headers))
    readers.push((context) => keep(context, 'header', checked(headers, context.req.header())));
  const content = body?.content['application/json'];
  const json = content && 'schema' in content ? content.schema : undefined;
  if (isSchema(json))
    readers.push(async (context) => keep(context, 'json', checked(json, await jsonOf(context))));
  return async (context) => {
    for (const read of readers) await read(context);
  };
}

const isSchema = (schema: unknown): schema is z.ZodType => schema instanceof z.ZodType;

function keep(context: Context, part: 'query' | 'param' | 'header' | 'json', value: unknown): void {
  context.req.addValidatedData(part, value as object);
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues);
}

function queryOf(context: Context): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries());
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

// Bodies are decoded as UTF-8, so a text in another charset would be stored wrongly.
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

async function jsonOf(context: Context): Promise<unknown> {
  const type = context.req.header('content-type');
  const text = await context.req.text();
  if (type === undefined && text === '') return {};
  if (!JSON_TYPE.test(type ?? ''))
    throw new ApiFailure(415, 'wrong-type', 'Send JSON, with content-type application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure(400, 'malformed', 'The body is not JSON.');
  }
}

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  readonly keys?: readonly string[];
};

// A plan in which every cell is wrong has 72.
const MOST_FIELDS = 80;
// Enough of the undeclared fields to see what was mistyped; a request may have a thousand of them.
const MOST_UNKNOWN = 5;
const NAME_MAX = 100;

/**
 * 422 with a sentence for each wrong field, by its dotted path. Its size is bounded whatever was sent:
 * names from the request are cut, and only the first few are listed.
 */
export function invalid(issues: readonly Issue[]): ApiFailure {
  // A map, since a request may name a field __proto__ or constructor.
  const fields = new Map<string, string>();
  const add = (path: string, message: string) => {
    const name = truncate(path, NAME_MAX);
    if (!fields.has(name)) fields.set(name, message);
  };
  let unknown = 0;
  for (const issue of issues) {
    if (fields.size >= MOST_FIELDS) break;
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      const named = (issue.keys ?? []).slice(0, MOST_UNKNOWN - unknown);
      unknown += named.length;
      for (const key of named) add(path ? `${path}.${key}` : key, say.noSuchField);
    } else add(path || 'body', issue.message);
  }
  return new ApiFailure(422, 'invalid', say.someFieldsWrong, {
    fields: Object.fromEntries(fields),
  });
}

// A client that has not read its refusal by then is disconnected.
const LINGER_MS = 1000;

type Refusal = { readonly status: number; readonly code: string; readonly message: string };

// They come before a request exists, so nobody knows who reads them: they are in English.
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers-too-large',
    message: 'The headers of this request are too large. Delete the cookies of this site.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'too-large',
    message: 'This is too large to send at once.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'too-slow',
    message: 'The request did not arrive in time. Try again.',
  },
};

export const malformed: Refusal = {
  status: 400,
  code: 'malformed-request',
  message: 'This is not a request that the server understands.',
};

export const bodyOf = ({ code, message }: Refusal) => JSON.stringify({ error: { code, message } });

/**
 * Answers what Node.js refuses before a request exists, such as bytes that are not HTTP, with the same
 * headers and body as any other refusal.
 */
export function answerMalformed(server: Server, config: Config): void {
  const underWay = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) =>
    underWay.set(incoming.socket, outgoing),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // The event comes once for each malformed part; one refusal is enough.
    if (refused.has(socket)) return;
    refused.add(socket);
    const earlier = underWay.get(socket);
    const halfAnswered = earlier?.headersSent && !earlier.writableFinished;
    if (!socket.writable || halfAnswered) {
      socket.destroy();
      return;
    }
    const refusal = refusals[error.code ?? ''] ?? malformed;
    const requestId = randomUUID();
    log.info('no request', { requestId, status: refusal.status, code: refusal.code });
    socket.end(rawAnswer(config, refusal, requestId));
    // If bytes remained unread, the kernel would reset the connection and discard the answer.
    socket.on('end', () => socket.destroy()).resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
  server.on('checkExpectation', (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = bodyOf({
      code: 'expectation-failed',
      message: 'The server can’t do what the Expect header asks for.',
      status: 417,
    });
    outgoing.writeHead(417, { 'content-type': 'application/json', connection: 'close' });
    outgoing.end(body);
  });
}

function rawAnswer(config: Config, refusal: Refusal, requestId: string): string {
  const body = bodyOf(refusal);
  const headers = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    date: new Date().toUTCString(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const { status } = refusal;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
