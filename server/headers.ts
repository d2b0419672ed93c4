import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';

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

/**
 * The headers that every answer carries, errors too. Set on the socket's own response before
 * anything looks at the request, so that no path can forget them and none pays for them twice.
 */
export function everyAnswer(config: Config) {
  const headers: [string, string][] = [
    ['content-security-policy', POLICY],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=()'],
  ];
  if (config.publicUrl?.startsWith('https:'))
    headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    outgoing.setHeader('x-request-id', randomUUID());
    // The popup comes back from another site. With a policy of its own it would lose its opener here,
    // and to the page that waits it would look closed by the person.
    if (incoming.url?.startsWith('/api/auth/google'))
      outgoing.setHeader('cross-origin-opener-policy', 'unsafe-none');
    // What a person may see is theirs: no cache keeps it.
    if (incoming.url?.startsWith('/api')) outgoing.setHeader('cache-control', 'no-store');
  };
}

/** The id of a request, as its answer carries it and the log names it. */
export const requestIdOf = (outgoing: ServerResponse | undefined): string =>
  String(outgoing?.getHeader('x-request-id') ?? '');
