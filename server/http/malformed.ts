import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config/config.ts';
import { log } from '../log/log.ts';
import { securityHeaders } from './response.ts';

// A client that has not read its refusal by then is disconnected.
const LINGER_MS = 1000;

type Refusal = { readonly status: number; readonly code: string; readonly message: string };

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers-too-large',
    message: 'The headers of this request are too large. Delete the cookies of this site.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'too-large',
    message: 'This is more than the server takes at once.',
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
      message: 'The server cannot do what the Expect header asks for.',
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
