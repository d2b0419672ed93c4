import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import { roleForEmail } from '#domain/signIn/access.ts';
import { INVITATION_COOKIE, INVITATION_PATH } from '#domain/signIn/account.ts';
import { boundedText } from '#domain/textSchema.ts';
import { type Db, inTransaction } from '../db/open.ts';
import { failureToAnswer } from '../http/errors.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Api, Env } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { escaped, plainPage } from '../http/plainPage.ts';
import type { SignInDeps } from './deps.ts';
import { becomeDietician, beginWork, hasLeftPractice } from './dieticians.ts';
import { type Attempt, type Identity, refusalOf } from './google.ts';
import { countTry, untilDone } from './limits.ts';
import { storeLetter, verificationMail } from './mailedLinks.ts';
import { shownHere } from './maker.ts';
import { addWay, findPerson, insertPerson } from './people.ts';
import { customerArrived, provenByOwner, tellProven } from './provenByOwner.ts';
import { linkHash, storeVerification, takeVerification } from './sealedLink.ts';
import { cookieOf, setCookie, signed, signedText } from './sessionCookie.ts';
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

const page = {
  description: 'A page for people.',
  content: { 'text/html': { schema: z.string() } },
};

// Longer than any value of Google's; its codes have some hundred characters.
const part = boundedText(4096);
const oneOrMore = z.union([part, z.array(part)]).optional();
/** Accepts any query, because people must be answered with a page. */
const sentBack = z.looseObject({ state: oneOrMore, code: oneOrMore, error: oneOrMore });

/**
 * These two change something by GET, because Google answers with a redirect. Each works in one browser only:
 * the start is refused to pages of other sites, the end to a browser without the start's cookie.
 */
export function googleRoutes(api: Api, deps: SignInDeps): void {
  api.operation({
    get: '/auth/google',
    summary: 'Go to Google and sign in there; opened in a popup',
    by: ['anyone'],
    responses: { 302: { description: 'To Google.' }, 503: page },
    refuses: [403, 404, 422, 429],
    answer: ({ context }) =>
      orPage(context, async () => {
        const google = configured(deps);
        if (context.req.header('sec-fetch-site') === 'cross-site')
          throw new ApiFailure(403, 'foreign-origin', say.beginOnLogIn);
        await countTry(deps, 'proofByNetwork', addressOf(deps.config, context));
        const invitation = getCookie(context, INVITATION_COOKIE);
        const url = await google.authorizationUrl(await beginGoogle(deps, context, invitation));
        // Deleted only now, so that a failed start keeps it for the next try. The token comes in a cookie,
        // because an address would be logged by every proxy.
        if (invitation) deleteCookie(context, INVITATION_COOKIE, { path: INVITATION_PATH });
        return context.redirect(url.href, 302);
      }),
  });

  api.operation({
    get: '/auth/google/callback',
    summary: 'Where Google sends the browser back to: begins a session, tells the page that waits',
    by: ['anyone'],
    query: sentBack,
    responses: { 200: page, 503: page },
    refuses: [401, 403, 404, 409, 410, 429],
    answer: ({ context }) =>
      orPage(context, async () => {
        const google = configured(deps);
        const work = async () => {
          const attempt = await takeGoogleAttempt(deps, context);
          const { code, error, iss: issuer } = context.req.query();
          if (error) throw refusalOf(error);
          if (!code) throw refusalOf('no_code');
          const identity = await google.identityOf({ code, issuer }, attempt);
          await signInByGoogle(deps, context, { ...identity, invitation: attempt.invitation });
        };
        // The start was counted as well.
        await untilDone(deps, 'proofByNetwork', addressOf(deps.config, context), work, 2);
        // The waiting page asks the server who is signed in, or learns that a second factor is needed.
        return context.html(googlePage(null));
      }),
  });
}

function configured({ google }: SignInDeps) {
  if (google) return google;
  throw new ApiFailure(404, 'google-off', say.googleOff);
}

/** Turns a failure into a page that says what went wrong, because nobody reads JSON in a popup. */
function orPage(context: Context<Env>, work: () => Promise<Response>): Promise<Response> {
  // The popup comes back from another site. With the policy of our other answers it would lose its opener
  // here, and the waiting page would believe that the person closed it.
  context.header('cross-origin-opener-policy', 'unsafe-none');
  return work().catch((error: unknown) => {
    const failure = failureToAnswer(error, context);
    if (failure.retryAfter) context.header('retry-after', String(failure.retryAfter));
    return context.html(googlePage(failure), failure.status as ContentfulStatusCode);
  });
}

const COOKIE = 'better-auth.state';
const COOKIE_SECONDS = 300;
const TEN_MINUTES_MS = 600_000;

/** A value that is the hash of no invitation. */
const NONE = 'none';

const nameOf = (state: string) => `auth-state:${state}`;

/** The format of better-auth, so that a sign-in that began before an upgrade can end after it. */
const storedSchema = z.object({
  codeVerifier: z.string(),
  idTokenNonce: z.string(),
  invitation: z.string().nullable().default(null),
});

/** An attempt, and the hash of the invitation it was begun with. */
type Begun = Attempt & { readonly invitation: string | null };

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Begins a sign-in with Google that only this browser can complete. `invitation` is a link's token. */
async function beginGoogle(
  deps: SignInDeps,
  context: Context,
  invitation?: string,
): Promise<Attempt> {
  const attempt = { state: random(24), codeVerifier: random(96), nonce: random(24) };
  const { state, codeVerifier, nonce } = attempt;
  const hash = invitation && linkHash(deps.config.secret, 'invitation', invitation);
  // A token that was not made here is refused at the end, like any other that does not work.
  const invited = invitation ? hash || NONE : null;
  const value = JSON.stringify({ codeVerifier, idTokenNonce: nonce, invitation: invited });
  await storeVerification(deps.db, {
    ...{ identifier: nameOf(state), value },
    ...{ at: deps.now(), lastsMs: TEN_MINUTES_MS },
  });
  const cookie = { value: signed(state, deps.config.secret), seconds: COOKIE_SECONDS };
  setCookie(context, deps.config, COOKIE, cookie);
  return attempt;
}

/**
 * The attempt with the state that came back, which works once. Throws 401 for one that did not begin in this
 * browser, without looking anything up.
 */
async function takeGoogleAttempt(deps: SignInDeps, context: Context): Promise<Begun> {
  const state = context.req.query('state');
  const { config, db, now } = deps;
  const begun = signedText(cookieOf(context, config, COOKIE), config.secret);
  if (state === undefined || begun !== state) throw refusalOf('state_mismatch');
  setCookie(context, config, COOKIE, { value: '', seconds: 0 });
  const stored = await takeVerification(db, nameOf(state), now());
  if (stored === null) throw refusalOf('state_mismatch');
  const { codeVerifier, idTokenNonce: nonce, invitation } = storedSchema.parse(JSON.parse(stored));
  return { state, codeVerifier, nonce, invitation };
}

/**
 * The page that the popup shows at the end. `/google.js` tells the outcome to the waiting page, and closes
 * the popup; without a waiting page it opens the dashboard, or leaves this page to be read.
 */
function googlePage(failure: ApiFailure | null): string {
  const sentence = failure ? failure.message : say.signedIn;
  const [href, link] = failure ? ['/login', say.toTheLogIn] : ['/dashboard', say.toTheDashboard];
  return plainPage(
    say.withGoogle,
    `<p role="${failure ? 'alert' : 'status'}">${escaped(sentence)}</p>
<p><a href="${href}">${link}</a></p>
<script src="/google.js"></script>`,
  );
}
