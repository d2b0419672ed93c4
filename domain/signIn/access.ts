import type { Role } from './role.ts';

/**
 * Who may call an operation. `anyone` needs no session; `user` needs any session, even one without a role;
 * `owner` is the customer whose id is in the path.
 */
export type Who = 'anyone' | 'user' | 'dietician' | 'customer' | 'owner';
export type Access = readonly Who[];

export type Actor = { readonly id: string; readonly role: Role | null };

/** `hidden`: the answer must be the same as for an object that does not exist. */
export type Decision = 'allowed' | 'unauthenticated' | 'forbidden' | 'hidden';

/**
 * Decides whether `actor` (null: no session) may call an operation that declares `access`. `ownerId` is
 * the customer id in the path, undefined when there is none. A customer cannot learn from the decision
 * whether another customer exists.
 */
export function decide(access: Access, actor: Actor | null, ownerId: string | undefined): Decision {
  if (access.includes('anyone')) return 'allowed';
  if (!actor) return 'unauthenticated';
  if (access.includes('user')) return 'allowed';
  if (actor.role === 'client') return access.includes('dietician') ? 'allowed' : 'forbidden';
  if (actor.role === null) return 'forbidden';
  if (access.includes('customer')) return 'allowed';
  if (!access.includes('owner')) return 'forbidden';
  return ownerId === actor.id ? 'allowed' : 'hidden';
}
