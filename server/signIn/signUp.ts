import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Change } from '#domain/connection.ts';
import { isDieticianEmail, roleForEmail } from '#domain/signIn/access.ts';
import type { SignUp } from '#domain/signIn/accountSchema.ts';
import { inTransaction } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { SignInDeps, TakenInvitation } from './deps.ts';
import { becomeDietician, beginWork, hasLeftPractice } from './dieticians.ts';
import { tryingLink } from './links.ts';
import { existingAccountMail, storeLetter, verificationMail } from './mailedLinks.ts';
import { type Shown, setSignUpCookie, shownHere } from './maker.ts';
import { hashPassword } from './passwords.ts';
import {
  agreeTo,
  byPassword,
  findPerson,
  insertPerson,
  lockPerson,
  setPassword,
} from './people.ts';
import { customerArrived, provenByOwner, tellProven } from './provenByOwner.ts';
import { linkHash } from './sealedLink.ts';
import { openProvenSession, type Started, startSession } from './startSession.ts';
import { say } from './words.ts';

type Made = {
  readonly changes: readonly Change[];
  /** Null when they have to wait for a letter. */
  readonly started: Started | null;
  /** The account that was handed over to the invited person; null for none. */
  readonly ownedId: string | null;
};

/**
 * Makes an account: person, password, consent and the letter that confirms the address are stored together.
 * Null when the address has to be confirmed first. An address that has an account already gets the same
 * answer, and its owner is told by mail, unless `quiet`; without a mail server 422 says it openly, as there
 * is no other way to tell the owner. A link that invites is used up either way, so that it does not tell who
 * has an account. The letter of an invitation proves the address it went to, even for an unconfirmed account,
 * which is then handed over; if nothing comes of it, the invitation stays valid. Throws 410 for an invitation
 * that does not work.
 */
export async function signUp(
  deps: SignInDeps,
  context: Context,
  input: SignUp,
  quiet: boolean,
): Promise<Session | null> {
  const { email } = input;
  // Made for a taken address, too, so that its answer takes as long.
  const id = randomUUID();
  const hash = await hashPassword(input.password);
  const letter = await verificationMail(deps, { id, email });
  const shown = await shownHere(deps, context);
  const { changes, started, ownedId } = await inTransaction(deps.db, async (db): Promise<Made> => {
    const invited = await takeFor(deps, db, input);
    const proven = invited?.email === email ? invited : null;
    const begin = (userId: string) => startSession(deps, context, db, { userId, proof: null });
    const made = await newPerson(deps, db, { ...input, id, hash, invited });
    if (made) {
      if (!proven) await storeLetter(deps, db, letter);
      return { changes: made.changes, started: made.isIn ? await begin(id) : null, ownedId: null };
    }
    const owned =
      proven && (await ownedByInvited(deps, db, { ...input, invited: proven, shown, hash }));
    if (owned?.isIn) {
      const { userId, changes } = owned;
      return { changes, started: await begin(userId), ownedId: userId };
    }
    if (!proven) await invited?.wasted();
    if (deps.config.smtpUrl === undefined) throw taken();
    if (!quiet) await storeLetter(deps, db, existingAccountMail(deps.publicUrl(), email));
    return { changes: owned?.changes ?? [], started: null, ownedId: owned?.userId ?? null };
  });
  if (ownedId) tellProven(deps, ownedId, changes);
  else deps.hub.publish(changes.map((change) => ({ change })));
  const session = started && (await openProvenSession(deps, context, started));
  setSignUpCookie(deps, context, id);
  if (session) deps.hub.publish([{ change: { kind: 'customer', id: session.id } }]);
  return session;
}

type New = SignUp & {
  readonly id: string;
  readonly hash: string;
  readonly invited: TakenInvitation | null;
};

/** Null, and nothing is stored, for an address that already has an account. */
async function newPerson(
  { config, declared, now }: SignInDeps,
  db: Transaction<Schema>,
  { id, email, hash, timeZone, consent, invited }: New,
): Promise<{ changes: readonly Change[]; isIn: boolean } | null> {
  const at = now();
  const emailVerified = invited?.email === email;
  const colleague = invited?.colleague ?? null;
  const role = colleague ? 'client' : roleForEmail(email, emailVerified, config.dieticianEmail);
  const agreed = colleague ? {} : { consent };
  const person = { id, email, way: byPassword(hash), role, emailVerified, at, timeZone, ...agreed };
  // The name in a letter is not used for somebody who came by it with another address.
  const isNamed = invited?.name && (emailVerified || invited.email === null);
  if (!(await insertPerson(db, { ...person, ...(isNamed && { name: invited.name }) }))) return null;
  if (colleague) await becomeDietician(db, declared, id, at, colleague.position);
  const isIn = emailVerified || config.smtpUrl === undefined;
  // Assigned first, because the news goes to the assigned dietician.
  const assigned = (await invited?.arrives(id)) ?? [];
  const told = isIn && role === 'customer' ? await customerArrived(db, declared, id, at) : [];
  return { changes: [...assigned, ...told], isIn };
}

const taken = () => new ApiFailure(422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', say.userExists);

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
async function takeFor(
  deps: SignInDeps,
  db: Transaction<Schema>,
  { invitation, email }: Pick<SignUp, 'invitation' | 'email'>,
): Promise<TakenInvitation | null> {
  if (invitation === undefined) return null;
  const hash = linkHash(deps.config.secret, 'invitation', invitation);
  const taken = hash === null ? null : await deps.takeInvitation(db, hash, deps.now());
  if (!taken) throw deadInvitation();
  if (taken.colleague) {
    if (taken.colleague.email !== email) throw invalidField('email', say.forInvitedAddress);
    return taken;
  }
  if (isDieticianEmail(email, deps.config.dieticianEmail))
    throw invalidField('email', say.forCustomers);
  return taken;
}

type Owner = Pick<SignUp, 'email' | 'consent' | 'timeZone'> & {
  readonly invited: TakenInvitation;
  readonly shown: Shown;
  readonly hash: string;
};

/** An account that was handed over to the invited person; `isIn`: no app has to ask for a code first. */
type Owned = {
  readonly userId: string;
  readonly changes: readonly Change[];
  readonly isIn: boolean;
};

/**
 * Somebody who comes by a letter has proven that its address is theirs, so an unconfirmed account of that
 * address is now theirs, with this password; so is the account of a colleague who left and comes back. Null,
 * and nothing happens, when there is no such account.
 */
async function ownedByInvited(
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
  const { colleague } = invited;
  const comesBack = colleague !== null && user !== undefined && hasLeftPractice(user);
  const isUnconfirmed = user?.role === 'customer' && !user.emailVerified && !user.disabled;
  if (!user || !(isUnconfirmed || comesBack)) return null;
  const at = deps.now();
  // Nothing of what was made on it as a customer's account belongs to a dietician.
  const made = colleague ? null : shown(userId);
  if (colleague) await beginWork(db, deps.declared, userId, at, colleague.position);
  // The session that begins now replaces the maker's session.
  const maker = made && { ...made, sessionId: null };
  const name = comesBack ? user.name : invited.name;
  const proven = { userId, maker, way: null, ...(name && { name }), invited, at };
  const changes = [...(await provenByOwner(db, deps, proven))];
  await setPassword(db, userId, hash, at);
  if (colleague) changes.push(...(await invited.arrives(userId)));
  else await agreeTo(db, userId, { consent, timeZone }, at);
  return { userId, changes, isIn: maker === null || user.factor !== 'code' };
}

/** The same for every invitation that does not work, whatever the reason. */
export const deadInvitation = () => new ApiFailure(410, 'invitation-dead', say.invitationUsedUp);
