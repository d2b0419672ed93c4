import type { Me } from '#domain/accounts/accountSchema.ts';

export type InactiveCoaching = 'paused' | 'expired';

/** Why nothing new comes for this customer now; null while coaching goes on, or no period is set. */
export function inactiveCoaching({ coaching }: Pick<Me, 'coaching'>): InactiveCoaching | null {
  const standing = coaching?.standing;
  return standing === 'paused' || standing === 'expired' ? standing : null;
}
