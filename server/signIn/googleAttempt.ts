import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import type { SignInDeps } from './deps.ts';
import type { Attempt } from './google.ts';
import { refusalOf } from './googleRefusals.ts';
import { linkHash } from './sealedLink.ts';
import { cookieOf, setCookie, signed, signedText } from './sessionCookie.ts';
import { storeVerification, takeVerification } from './verification.ts';

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
export async function beginGoogle(
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
export async function takeGoogleAttempt(deps: SignInDeps, context: Context): Promise<Begun> {
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
