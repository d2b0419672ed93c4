import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { logRequest, type RequestLine } from '../log/log.ts';

/** What the log says of requests that no route takes: never what they asked for. */
const NO_ROUTE = '(none)';

/** How requests are named and who is told of them. */
export type ResponseOptions = {
  readonly trustProxy: number;
  /** Told of each once it is over. */
  readonly observe?: ((line: RequestLine) => void) | undefined;
};

/** An answer that knows its request's id and route, and is logged once its connection is done with it. */
export class LoggedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly options: ResponseOptions;
  readonly requestId: string;
  /** As it was declared, `/api/customers/{uid}`. */
  route = NO_ROUTE;
  readonly began = performance.now();
  /** Of its body, as it went out. */
  bytes = 0;

  constructor(
    options: ResponseOptions,
    ...given: ConstructorParameters<typeof ServerResponse<Request>>
  ) {
    super(...given);
    this.options = options;
    this.requestId = requestIdFor(given[0], options.trustProxy);
    this.on('close', logRequestOf);
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

// Letters, digits and few signs: nothing that could end a line or a header, no e-mail, no address.
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id of a request: the proxy's where it is trusted and says a well-formed one, else a new one. */
function requestIdFor(incoming: IncomingMessage, trustProxy: number): string {
  const given = trustProxy > 0 ? incoming.headers['x-request-id'] : undefined;
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

const responseOf = (context: Context): LoggedResponse | undefined => {
  const outgoing = (context.env as Partial<HttpBindings> | undefined)?.outgoing;
  return outgoing instanceof LoggedResponse ? outgoing : undefined;
};

/** The id of a request, as its answer carries it and the log names it. */
export const requestIdOf = (context: Context): string => responseOf(context)?.requestId ?? '';

/** The route that answers, as it was declared. */
export const nameOfRoute = (context: Context): string => responseOf(context)?.route ?? NO_ROUTE;

/** Says which route answers, for the log. */
export function nameRoute(context: Context, route: string): void {
  const response = responseOf(context);
  if (response) response.route = route;
}

function logRequestOf(this: LoggedResponse): void {
  const line: RequestLine = {
    requestId: this.requestId,
    method: this.req.method,
    route: this.route,
    status: this.statusCode,
    ms: Math.round((performance.now() - this.began) * 10) / 10,
    bytes: this.bytes,
    ...(!this.writableFinished && { aborted: true }),
  };
  logRequest(line);
  this.options.observe?.(line);
}
