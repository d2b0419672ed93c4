import type { Me } from '#domain/accounts/meSchema.ts';

export type InactiveCoaching = 'paused' | 'expired';

/** Why no new plans come for this customer; null while coaching is active, or if no period is set. */
export function inactiveCoaching({ coaching }: Pick<Me, 'coaching'>): InactiveCoaching | null {
  const standing = coaching?.standing;
  return standing === 'paused' || standing === 'expired' ? standing : null;
}
