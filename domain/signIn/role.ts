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
