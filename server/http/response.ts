import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import { logRequest, type RequestLine } from '../log/log.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The pages that people open first hold their styles in a `<style>` (web/build/startPages.ts).
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers that tell a browser to handle any answer of ours safely. */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  ...(config.publicUrl?.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

/** Called with the log line of each request once it is over. */
export type Observe = (line: RequestLine) => void;

type Options = {
  readonly headers: Readonly<Record<string, string>>;
  readonly trustProxy: number;
  readonly observe: Observe | undefined;
};

/**
 * The class of all answers, for `createServer({ ServerResponse })`. Headers are added where the head is
 * written, so that no path can forget them, errors included; and as one object, since eight calls of
 * setHeader take a tenth of the time of a small request.
 */
export function responseClass(config: Config, observe?: Observe): typeof ServerResponse {
  // No cache may keep personal data. Files and pages that may be cached override this header; the
  // address cannot decide it, since one address can be spelled in many ways.
  const headers = { ...securityHeaders(config), 'cache-control': 'no-store' };
  const options = { headers, trustProxy: config.trustProxy, observe };
  return class<Request extends IncomingMessage = IncomingMessage> extends LoggedResponse<Request> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(options, ...given);
    }
  };
}

// The log never holds the address that somebody asked for, only the route that was found.
const NO_ROUTE = '(none)';

/** An answer that knows the id and the route of its request, and is logged when its connection is done. */
class LoggedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly options: Options;
  readonly requestId: string;
  /** The declared route, `/api/customers/{uid}`. */
  route = NO_ROUTE;
  /** In milliseconds of performance.now(). */
  readonly startedAt = performance.now();
  /** The length of the body so far, in bytes. */
  bytes = 0;

  constructor(options: Options, ...given: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...given);
    this.options = options;
    this.requestId = requestIdFor(given[0], options.trustProxy);
    this.on('close', logRequestOf);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const own = rest.at(-1) as OutgoingHttpHeaders | undefined;
    const { headers } = this.options;
    return super.writeHead(status, { ...headers, 'x-request-id': this.requestId, ...own });
  }

  override write(...given: unknown[]): boolean {
    this.bytes += lengthOf(given[0]);
    return super.write(...(given as Parameters<ServerResponse['write']>));
  }

  override end(...given: unknown[]): this {
    this.bytes += lengthOf(given[0]);
    return super.end(...(given as Parameters<ServerResponse['end']>));
  }
}

const lengthOf = (chunk: unknown): number => {
  if (typeof chunk === 'string') return Buffer.byteLength(chunk);
  return chunk instanceof Uint8Array ? chunk.byteLength : 0;
};

// Only letters, digits, dots, dashes and underscores: nothing that could end a line or a header, and
// no email address.
const WELL_FORMED_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id that a trusted proxy gave to the request, if it is well-formed; else a new one. */
function requestIdFor(incoming: IncomingMessage, trustProxy: number): string {
  const given = trustProxy > 0 ? incoming.headers['x-request-id'] : undefined;
  return typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : randomUUID();
}

function logRequestOf(this: LoggedResponse): void {
  const line: RequestLine = {
    requestId: this.requestId,
    method: this.req.method,
    route: this.route,
    status: this.statusCode,
    ms: Math.round((performance.now() - this.startedAt) * 10) / 10,
    bytes: this.bytes,
    ...(!this.writableFinished && { aborted: true }),
  };
  logRequest(line);
  this.options.observe?.(line);
}

const responseOf = (context: Context): LoggedResponse | undefined => {
  const outgoing = (context.env as Partial<HttpBindings> | undefined)?.outgoing;
  return outgoing instanceof LoggedResponse ? outgoing : undefined;
};

/** The id of a request, which its answer and its log line contain. */
export const requestIdOf = (context: Context): string => responseOf(context)?.requestId ?? '';

/** The declared route that answers; `(none)` when no route does. */
export const routeNameOf = (context: Context): string => responseOf(context)?.route ?? NO_ROUTE;

/** Sets the route that the log names for this request. */
export function setRouteName(context: Context, route: string): void {
  const response = responseOf(context);
  if (response) response.route = route;
}
