import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

/**
 * The address a request came from: that of the socket, or, behind `TRUST_PROXY` proxies of our
 * own, the entry of X-Forwarded-For that the outermost of them wrote. What a client writes into
 * the header itself is never believed.
 */
export function addressOf(config: Config, context: Context): string {
  const { incoming } = context.env as HttpBindings;
  const socket = incoming?.socket?.remoteAddress ?? 'unknown';
  if (config.trustProxy === 0) return socket;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((s) => s.trim());
  return forwarded.at(-config.trustProxy) || socket;
}
