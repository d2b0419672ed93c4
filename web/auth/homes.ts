import type { Me } from '#domain/accounts/account.ts';
import type { Role } from '#domain/accounts/role.ts';

export const LOGIN = '/login';

const homes: Readonly<Record<Role, string>> = {
  client: '/client/dashboard',
  customer: '/customer/dashboard',
};

/** Where a person's own screens begin; the log-in screen for nobody and for who has no role yet. */
export function homeOf(me: Me | null): string {
  return me?.role ? homes[me.role] : LOGIN;
}

/** Where to go on after signing in: back to `from` if it is one of this person's own screens. */
export function wayOn(me: Me, from: unknown): string {
  const own = me.role === 'client' ? '/client/' : '/customer/';
  const isOwn = typeof from === 'string' && (from.startsWith(own) || from === '/account');
  return me.role && isOwn ? from : homeOf(me);
}
