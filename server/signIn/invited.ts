import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { SignUp } from '#domain/accounts/accountSchema.ts';
import { isDieticianEmail } from '#domain/accounts/role.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { SignInDeps, TakenInvitation } from './deps.ts';
import { tryingLink } from './links.ts';
import { linkHash } from './sealedLink.ts';

/** Lets somebody sign up; by an invitation that does not work it costs them a try. Throws 429, too. */
export const withInvitation = <T>(
  deps: SignInDeps,
  context: Context,
  { invitation }: Pick<SignUp, 'invitation'>,
  work: () => Promise<T>,
): Promise<T> => (invitation === undefined ? work() : tryingLink(deps, context, work));

/** Takes the invitation of a sign-up. Throws 410, and 422 for an address of the practice itself. */
export async function takeFor(
  deps: SignInDeps,
  db: Transaction<Schema>,
  { invitation, email }: { readonly invitation: string; readonly email: string },
): Promise<TakenInvitation> {
  const hash = linkHash(deps.config.secret, 'invitation', invitation);
  const taken = hash === null ? null : await deps.takeInvitation(db, hash, deps.now());
  if (!taken) throw deadInvitation();
  if (isDieticianEmail(email, deps.config.dieticianEmail))
    throw invalidField(
      'email',
      'This is an address of the practice. Invitations are for customers.',
    );
  return taken;
}

/** The same for every invitation that does not work, whyever. */
const deadInvitation = () =>
  new ApiFailure(
    410,
    'invitation-dead',
    'This invitation was used already, is too old or is not complete. Ask your dietician for another one, or sign up without it.',
  );
