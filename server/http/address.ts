import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';

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
