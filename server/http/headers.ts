import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { LoggedResponse, type ResponseOptions } from './loggedResponse.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Mantine writes its variables and the positions of what floats as inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What tells browsers how to keep an answer of ours safe, whatever it is. */
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

/**
 * The headers that every answer carries, errors too. They are put on where the head is written, so
 * that no path can forget them, and as one object: eight calls of setHeader cost a small request a
 * tenth of its time. For `createServer({ ServerResponse })`.
 */
export function responseClass(
  config: Config,
  observe?: ResponseOptions['observe'],
): typeof ServerResponse {
  // What a person may see is theirs: no cache keeps it. Files and pages say themselves that they may
  // be kept; the address does not decide it, since one can be written in many ways.
  const always = { ...securityHeaders(config), 'cache-control': 'no-store' };
  const options = { trustProxy: config.trustProxy, observe };
  return class<Request extends IncomingMessage = IncomingMessage> extends LoggedResponse<Request> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(options, ...given);
    }

    override writeHead(status: number, ...rest: unknown[]): this {
      const own = rest.at(-1) as OutgoingHttpHeaders | undefined;
      return super.writeHead(status, { ...always, 'x-request-id': this.requestId, ...own });
    }
  };
}
