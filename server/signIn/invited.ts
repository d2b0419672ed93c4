import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Change } from '#domain/events.ts';
import type { SignUp } from '#domain/signIn/accountSchema.ts';
import { isDieticianEmail } from '#domain/signIn/role.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { SignInDeps, TakenInvitation } from './deps.ts';
import { tryingLink } from './links.ts';
import type { Shown } from './maker.ts';
import { agreeTo, findPerson, lockPerson, setPassword } from './people.ts';
import { provenByOwner } from './provenByOwner.ts';
import { linkHash } from './sealedLink.ts';

/** Runs a sign-up; an invitation that does not work counts as a try. Throws 429, too. */
export const withInvitation = <T>(
  deps: SignInDeps,
  context: Context,
  { invitation }: Pick<SignUp, 'invitation'>,
  work: () => Promise<T>,
): Promise<T> => (invitation === undefined ? work() : tryingLink(deps, context, work));

/**
 * Takes the invitation of a sign-up, if there is one; the caller then uses it. Throws 410, and 422 for an
 * address of the practice itself.
 */
export async function takeFor(
  deps: SignInDeps,
  db: Transaction<Schema>,
  { invitation, email }: Pick<SignUp, 'invitation' | 'email'>,
): Promise<TakenInvitation | null> {
  if (invitation === undefined) return null;
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

type Owner = Pick<SignUp, 'email' | 'consent' | 'timeZone'> & {
  readonly invited: TakenInvitation;
  readonly shown: Shown;
  readonly hash: string;
};

/** An account that was handed over to the invited person; `isIn`: no app has to ask for a code first. */
export type Owned = {
  readonly userId: string;
  readonly changes: readonly Change[];
  readonly isIn: boolean;
};

/**
 * Somebody who comes by a letter has proven that its address is theirs, so an unconfirmed account of that
 * address is now theirs, with this password. Null, and nothing happens, when there is no such account.
 */
export async function ownedByInvited(
  deps: SignInDeps,
  db: Transaction<Schema>,
  { email, consent, timeZone, invited, shown, hash }: Owner,
): Promise<Owned | null> {
  const found = await findPerson(db, { email });
  if (!found) return null;
  const { id: userId } = found;
  // Another request may be confirming it at this moment.
  await lockPerson(db, userId);
  const user = await findPerson(db, { id: userId });
  if (!user || user.emailVerified || user.disabled || user.role !== 'customer') return null;
  const at = deps.now();
  const made = shown(userId);
  // The session that begins now replaces the maker's session.
  const maker = made && { ...made, sessionId: null };
  const named = invited.name ? { name: invited.name } : {};
  const proven = { userId, maker, way: null, ...named, invited, at };
  const changes = await provenByOwner(db, deps, proven);
  await setPassword(db, userId, hash, at);
  await agreeTo(db, userId, { consent, timeZone }, at);
  return { userId, changes, isIn: maker === null || user.factor !== 'code' };
}

/** The same for every invitation that does not work, whatever the reason. */
export const deadInvitation = () =>
  new ApiFailure(
    410,
    'invitation-dead',
    'This invitation was used already, is too old or is not complete. Ask your dietician for another one, or sign up without it.',
  );
