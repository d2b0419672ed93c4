import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { UPLOAD_BUDGET_MS } from '#domain/connection.ts';
import { type Config, ConfigError } from '../config/config.ts';
import { log } from '../log/log.ts';
import { answerMalformed, bodyOf, malformed } from './input.ts';
import { type Observe, responseClass } from './response.ts';

const DRAIN_MS = 3000;
const IDLE_MS = 100;
/**
 * Longer than proxies keep an idle connection for reuse (nginx one minute, Caddy two). If this side closed it
 * first, a request already on its way would end in a 502.
 */
const KEPT_FOR_PROXY_MS = 130_000;

type Fetch = Parameters<typeof getRequestListener>[0];

/** Timeouts of Node's server, in milliseconds; tests shorten them. */
type ConnectionTimes = { headersTimeout?: number; connectionsCheckingInterval?: number };

type Options = { times?: ConnectionTimes; observe?: Observe | undefined };

/** Makes an HTTP server, which does not listen yet. All of its answers have the security headers. */
export function createHttpServer(
  fetch: Fetch,
  config: Config,
  { times = {}, observe }: Options = {},
): Server {
  const respond = getRequestListener(fetch, {
    // Called for a malformed address or host; all other errors are answered by the application.
    errorHandler: () =>
      new Response(bodyOf(malformed), {
        status: malformed.status,
        headers: { 'content-type': 'application/json' },
      }),
  });
  // `respond` refuses a missing host, with our headers; Node.js would do so without them.
  const server = createServer(
    { ...times, requireHostHeader: false, ServerResponse: responseClass(config, observe) },
    (incoming, outgoing) => {
      Promise.resolve(respond(incoming, outgoing)).catch((error: Error) => {
        log.error('an answer could not be written', { error });
        outgoing.destroy();
      });
    },
  );
  // A picture may take this long to arrive over a poor connection.
  server.requestTimeout = UPLOAD_BUDGET_MS;
  server.keepAliveTimeout = KEPT_FOR_PROXY_MS;
  answerMalformed(server, config);
  return server;
}

/** Resolves when the server listens. Throws {@link ConfigError} when the port cannot be used. */
export function listen(server: Server, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          error.code === 'EADDRINUSE'
            ? `Port ${config.port} is in use: set PORT to another one.`
            : `${config.host}:${config.port} cannot be listened on: ${error.message}.`,
        ),
      ),
    );
    server.listen(config.port, config.host, () => resolve(server));
  });
}

/** Closes a server: it finishes the requests under way, and cuts them off after 3 seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // From now on every answer is the last one of its connection.
  server.prependListener('request', (_incoming, outgoing) =>
    outgoing.setHeader('connection', 'close'),
  );
  server.closeIdleConnections();
  // The connection of an event stream becomes idle only after the stream has ended.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
