import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { ApiFailure } from './failure.ts';
import { say } from './words.ts';

/**
 * A step that refuses writes from pages of other origins, of any content type. Browsers name the origin
 * with every write; a request that names none was not sent by a page, and carries nobody's cookie. The
 * paths of `openToPages` are exempt. Throws 403.
 */
export function sameOriginWrites(
  config: Config,
  openToPages: readonly string[],
): MiddlewareHandler {
  const configured = config.publicUrl && new URL(config.publicUrl).origin;
  return async (context, next) => {
    if (openToPages.includes(context.req.path)) return next();
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const own = origin
      ? origin === configured || isHost(origin, context.req.header('host'))
      : site === undefined || site === 'same-origin' || site === 'none';
    if (!own) throw new ApiFailure(403, 'foreign-origin', say.foreignOrigin);
    return next();
  };
}

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * The address that a request came from: that of the socket, or behind `TRUST_PROXY` proxies of our own
 * the entry of X-Forwarded-For that the outermost of them wrote. Entries that the client itself wrote
 * are never used. An IPv6 address is cut to its network, see {@link networkOf}.
 */
export function addressOf(config: Config, context: Context): string {
  const { incoming } = context.env as HttpBindings;
  const socket = incoming?.socket?.remoteAddress ?? 'unknown';
  if (config.trustProxy === 0) return networkOf(socket);
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((s) => s.trim());
  return networkOf(forwarded.at(-config.trustProxy) || socket);
}

const GROUPS = 8;

/**
 * The first 64 bits of an IPv6 address, `2001:db8:0:1::`: its owner has 2^64 addresses and would
 * otherwise have as many tries. An IPv4 address written as IPv6 becomes plain IPv4; anything else stays
 * as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [first = [], last] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = GROUPS - first.length - (last?.length ?? 0);
  const groups = [...first, ...Array.from({ length: last ? left : 0 }, () => '0'), ...(last ?? [])];
  const network = groups.slice(0, GROUPS / 2).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::`;
}
