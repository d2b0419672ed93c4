import { isDieticianEmail } from '#domain/accounts/role.ts';
import type { RefusedReason } from '#domain/invitations/invitation.ts';
import type { Deps } from '../http/deps.ts';

/** Why each of these addresses is not invited, in their order; null for one that may be. */
export async function reasonsAgainst(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  emails: readonly string[],
): Promise<(RefusedReason | null)[]> {
  const distinct = [...new Set(emails)];
  const accounts = await db
    .selectFrom('user')
    .select(['email', 'role'])
    .where('email', 'in', distinct)
    .execute();
  const open = await db
    .selectFrom('invitation')
    .select('email')
    .where('email', 'in', distinct)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now().toISOString())
    .where('uses', '=', 0)
    .execute();
  const roles = new Map(accounts.map(({ email, role }) => [email, role]));
  const invited = new Set(open.map(({ email }) => email));
  const seen = new Set<string>();

  const reasonFor = (email: string): RefusedReason | null => {
    if (seen.has(email)) return 'double';
    seen.add(email);
    const isOfPractice = isDieticianEmail(email, config.dieticianEmail);
    if (isOfPractice || roles.get(email) === 'client') return 'dietician';
    if (roles.has(email)) return 'customer';
    return invited.has(email) ? 'invited' : null;
  };
  return emails.map(reasonFor);
}
