import type { Me } from '#domain/accounts/meSchema.ts';
import type { Role } from '#domain/signIn/access.ts';

export const LOGIN = '/login';

const homes: Readonly<Record<Role, string>> = {
  client: '/client/dashboard',
  customer: '/customer/dashboard',
};

/** The address of a person's dashboard; of the log-in screen if nobody is signed in, or without a role. */
export function homeOf(me: Me | null): string {
  if (!me?.role) return LOGIN;
  // Who writes no plans begins with the people.
  return me.position === 'assistant' ? '/client/customers' : homes[me.role];
}

/** The address to open after signing in: `from`, if it is one of this person's own screens. */
export function wayOn(me: Me, from: unknown): string {
  const own = me.role === 'client' ? '/client/' : '/customer/';
  const path = typeof from === 'string' ? pathWithin(from) : null;
  const isOwn = path?.startsWith(own) || path === '/account';
  return me.role && path && isOwn ? path : homeOf(me);
}

/** The path and search to which a browser resolves `from`; null if that is another origin. */
function pathWithin(from: string): string | null {
  const here = 'http://weekplate';
  if (!URL.canParse(from, here)) return null;
  const { origin, pathname, search } = new URL(from, here);
  return origin === here ? pathname + search : null;
}
