/** The stored values: `client` is a dietician, `customer` a person who is coached. */
export const ROLES = ['client', 'customer'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The role that an address gives an account. `dieticianEmail` is the configured whole address or `@domain`
 * (absent: no address makes a dietician). An address that would make a dietician gives no role until it is
 * verified.
 */
export function roleForEmail(
  email: string,
  emailVerified: boolean,
  dieticianEmail: string | undefined,
): Role | null {
  if (!isDieticianEmail(email, dieticianEmail)) return 'customer';
  return emailVerified ? 'client' : null;
}

/** Whether an address is the configured one, or of the configured domain; case is ignored. */
export function isDieticianEmail(email: string, dieticianEmail: string | undefined): boolean {
  if (!dieticianEmail) return false;
  const address = email.toLowerCase();
  const wanted = dieticianEmail.toLowerCase();
  if (!wanted.startsWith('@')) return address === wanted;
  return address.slice(address.lastIndexOf('@')) === wanted && address.indexOf('@') > 0;
}

/**
 * Who may call an operation. `anyone` needs no session; `user` needs any session, even one without a role;
 * `owner` is the customer whose id is in the path.
 */
export type Who = 'anyone' | 'user' | 'dietician' | 'customer' | 'owner';
export type Access = readonly Who[];

export type Actor = { readonly id: string; readonly role: Role | null };

/** `hidden`: the answer must be the same as for an object that does not exist. */
type Decision = 'allowed' | 'unauthenticated' | 'forbidden' | 'hidden';

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
