import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';

/**
 * The address a request came from: that of the socket, or, behind `TRUST_PROXY` proxies of our
 * own, the entry of X-Forwarded-For that the outermost of them wrote. What a client writes into
 * the header itself is never believed. Of IPv6 it is the network, as {@link networkOf} says.
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
 * Of an IPv6 address the first 64 bits: whoever has one has 2^64 of them, and would have as many
 * tries. Any other stays as it is, but for an IPv4 address that is written as one of IPv6.
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
