import type { RefusedReason } from '#domain/invitations/invitation.ts';
import { isDieticianEmail } from '#domain/signIn/access.ts';
import type { Deps } from '../http/deps.ts';
import { hasLeft } from './queries.ts';

/**
 * Why each of these addresses is not invited, in their order; null for one that may be. An account with an
 * unconfirmed address is no reason. `exceptId`: an invitation to leave out of the check.
 */
export async function reasonsAgainst(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  emails: readonly string[],
  exceptId = '',
): Promise<(RefusedReason | null)[]> {
  const distinct = [...new Set(emails)];
  const accounts = await db
    .selectFrom('user')
    .select(['email', 'role', 'emailVerified'])
    .where('email', 'in', distinct)
    .execute();
  const open = await db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.dieticianId')
    .select(['invitation.email', 'user.disabled', 'user.role'])
    .where('invitation.email', 'in', distinct)
    .where('invitation.id', '!=', exceptId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now().toISOString())
    .where('uses', '=', 0)
    .execute();
  const known = new Map(accounts.map(({ email, ...account }) => [email, account]));
  const invited = new Set(open.filter((one) => !hasLeft(one)).map(({ email }) => email));
  const seen = new Set<string>();

  const reasonFor = (email: string): RefusedReason | null => {
    if (seen.has(email)) return 'double';
    seen.add(email);
    const isOfPractice = isDieticianEmail(email, config.dieticianEmail);
    if (isOfPractice || known.get(email)?.role === 'client') return 'dietician';
    if (known.get(email)?.emailVerified) return 'customer';
    return invited.has(email) ? 'invited' : null;
  };
  return emails.map(reasonFor);
}
