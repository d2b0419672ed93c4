import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { roleForEmail } from '#domain/signIn/access.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { SignInDeps } from './deps.ts';
import { becomeDietician, beginWork, hasLeftPractice } from './dieticians.ts';
import { type Identity, refusalOf } from './google.ts';
import { storeLetter, verificationMail } from './mailedLinks.ts';
import { shownHere } from './maker.ts';
import { addWay, findPerson, insertPerson } from './people.ts';
import { customerArrived, provenByOwner, tellProven } from './provenByOwner.ts';
import { deadInvitation } from './signUp.ts';
import { ASKED, openSession, startSession } from './startSession.ts';
import { say } from './words.ts';

const PROVIDER = 'google';

/**
 * Signs in the person that Google names: the one who signed in with this identity before, or else the one
 * with its address; otherwise a new account is made. An account with an unverified address is handed over to
 * the proven owner of the address. `invitation`, a hash, is used by that owner and by a new person.
 * Everything is stored in one transaction. Throws 403 and 409 when Google has not confirmed the address, 401,
 * and 410 for an invitation that does not work.
 */
export async function signInByGoogle(
  deps: SignInDeps,
  context: Context,
  { sub, email, emailVerified, name, invitation }: Identity & { invitation?: string | null },
): Promise<void> {
  const { config } = deps;
  const shown = await shownHere(deps, context);
  const way = { providerId: PROVIDER, accountId: sub };
  // Made before the transaction, which must not wait for a signature, although it is rarely needed.
  const newId = randomUUID();
  const letter = await verificationMail(deps, { id: newId, email });

  const { started, proven, changes } = await inTransaction(deps.db, async (db) => {
    const at = deps.now();
    const own = await ownerOf(db, sub);
    const named = await findPerson(db, { email });
    const user = own ?? named;
    // A person known by this identity signs in as themselves, whatever the address; then the other account is
    // not theirs.
    const theirs = emailVerified && named && user?.id === named.id ? named : null;
    const isUnconfirmed = theirs !== null && !theirs.emailVerified && !theirs.disabled;
    const hasLeft = theirs !== null && hasLeftPractice(theirs);
    const take = async () => {
      if (!invitation) return null;
      const invited = await deps.takeInvitation(db, invitation, at);
      if (!invited) throw deadInvitation();
      return invited;
    };
    // Somebody who becomes a dietician by their address needs no invitation.
    const isNew = !user && roleForEmail(email, emailVerified, config.dieticianEmail) !== 'client';
    const takes = isNew || hasLeft || (isUnconfirmed && theirs.role === 'customer');
    const invited = takes ? await take() : null;
    const colleague = invited?.colleague ?? null;
    if (colleague && (colleague.email !== email || !emailVerified)) throw wrongAddress();
    const comesBack = hasLeft && colleague !== null;
    const owned = isUnconfirmed || comesBack ? theirs : null;
    // They made the account themselves if it was made with the same identity, or in this browser. Nothing of what
    // was made on it as a customer's account belongs to a dietician.
    const maker =
      owned && !colleague
        ? (shown(owned.id) ?? (own ? { sessionId: null, proof: null } : null))
        : null;
    if (owned && colleague) await beginWork(db, deps.declared, owned.id, at, colleague.position);
    const goesBy = comesBack && owned ? owned.name : name;
    let changes = owned
      ? await provenByOwner(db, deps, { userId: owned.id, maker, way, name: goesBy, invited, at })
      : [];
    const proven = owned ? { userId: owned.id, keeps: maker?.sessionId ?? undefined } : null;
    const isConfirmed = user ? Boolean(user.emailVerified) || owned !== null : emailVerified;
    if (!user) {
      const role = colleague ? 'client' : roleForEmail(email, emailVerified, config.dieticianEmail);
      const person = { id: newId, email, way, role, emailVerified, at, name };
      if (!(await insertPerson(db, person))) throw refusalOf('unable_to_create_user');
      // Assigned first, because the news goes to the assigned dietician.
      if (role === 'customer') changes = (await invited?.arrives(newId)) ?? [];
      if (!emailVerified) await storeLetter(deps, db, letter);
      if (role === 'client')
        await becomeDietician(db, deps.declared, newId, at, colleague?.position);
      const goesIn = emailVerified || !config.smtpUrl;
      if (goesIn && role === 'customer')
        changes = [...changes, ...(await customerArrived(db, deps.declared, newId, at))];
    } else if (!own) {
      if (!emailVerified || !isConfirmed) throw refusalOf('account_not_linked');
      await addWay(db, user.id, way, at);
    }
    if (colleague) changes = [...changes, ...((await invited?.arrives(user?.id ?? newId)) ?? [])];
    // A new person is stored all the same, with the letter that this refusal mentions.
    if (config.smtpUrl && !isConfirmed)
      return { started: refusalOf('email_not_verified'), proven, changes };
    const who = { userId: user?.id ?? newId, proof: null };
    return { started: await startSession(deps, context, db, who), proven, changes };
  });

  if (proven) tellProven(deps, proven.userId, changes, proven.keeps);
  else deps.hub.publish(changes.map((change) => ({ change })));
  if (started instanceof ApiFailure) throw started;
  const session = await openSession(deps, context, started);
  if (session !== ASKED) deps.hub.publish([{ change: { kind: 'customer', id: session.id } }]);
}

const wrongAddress = () => new ApiFailure(403, 'invitation-address', say.forInvitedAddress);

/** The person who signed in with this identity before. */
const ownerOf = (db: Db, sub: string) =>
  db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.id', 'user.emailVerified'])
    .where('account.providerId', '=', PROVIDER)
    .where('account.accountId', '=', sub)
    .executeTakeFirst();
