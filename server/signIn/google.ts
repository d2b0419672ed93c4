import * as z from 'zod';
import { nameFromEmail } from '#domain/signIn/account.ts';
import { emailSchema } from '#domain/signIn/accountSchema.ts';
import { say as signInSays } from '#domain/signIn/words.ts';
import { boundedText } from '#domain/textSchema.ts';
import type { GoogleConfig } from '../config/config.ts';
import { ApiFailure } from '../http/failure.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { say } from './words.ts';

const CALLBACK = '/api/auth/google/callback';

const TIMEOUT_MS = 10_000;
// The tolerated difference between Google's clock and ours.
const TOLERANCE_SECONDS = 30;
const NAME_MAX = 200;
// A longer name is ignored.
const LONGEST_CLAIM = 2000;

/** What one sign-in sends along, and compares with the result. */
export type Attempt = {
  readonly state: string;
  /** PKCE: only the sender can redeem the code. */
  readonly codeVerifier: string;
  /** Binds the ID token to this sign-in. */
  readonly nonce: string;
};

/** A person as Google describes them. */
export type Identity = {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
};

/**
 * Google, by its discovery address. The discovery is fetched with the first sign-in, not at the start, and
 * again until it succeeds. Each method throws 503 while Google does not answer.
 */
export type Google = {
  /** The address where somebody signs in. */
  authorizationUrl(attempt: Attempt): Promise<URL>;
  /** The person who came back with this code. Throws 401 when Google or the ID token does not confirm it. */
  identityOf(
    back: { code: string; issuer: string | undefined },
    attempt: Attempt,
  ): Promise<Identity>;
};

const discoverySchema = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.string(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
});

type Provider = z.infer<typeof discoverySchema>;

// Loaded with the first sign-in by Google and not at the start.
const oauth = () => import('@better-auth/core/oauth2');

/** `publicUrl`: where Google sends people back to; `timeoutMs`: how long Google may take to answer. */
export function createGoogle(
  google: GoogleConfig,
  publicUrl: () => string,
  timeoutMs = TIMEOUT_MS,
): Google {
  let known: Promise<Provider> | null = null;
  const provider = (): Promise<Provider> => {
    known ??= discover(google, timeoutMs).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  const client = () => {
    const redirectURI = `${publicUrl()}${CALLBACK}`;
    const { clientId, clientSecret } = google;
    return { redirectURI, options: { clientId, clientSecret, redirectURI } };
  };
  return {
    async authorizationUrl({ state, codeVerifier, nonce }) {
      const { authorization_endpoint } = await provider();
      const { createAuthorizationURL } = await oauth();
      return createAuthorizationURL({
        id: 'google',
        ...client(),
        authorizationEndpoint: authorization_endpoint,
        scopes: ['openid', 'email', 'profile'],
        // On a shared computer, the last user must not be signed in without being asked.
        prompt: 'select_account',
        ...{ state, codeVerifier, nonce },
      });
    },

    async identityOf({ code, issuer }, { codeVerifier, nonce }) {
      const asked = await provider();
      if (issuer && issuer !== asked.issuer) throw refused('issuer_mismatch', issuer);
      const { validateAuthorizationCode } = await oauth();
      const tokenEndpoint = asked.token_endpoint;
      return withTimeout(timeoutMs, async () => {
        const { idToken } = await validateAuthorizationCode({
          ...client(),
          ...{ code, codeVerifier, tokenEndpoint },
        }).catch((error: unknown) => {
          throw refused('invalid_code', error);
        });
        return identityIn(await verifiedClaims(google, asked, idToken, nonce));
      });
    },
  };
}

async function discover({ discoveryUrl }: GoogleConfig, timeoutMs: number): Promise<Provider> {
  try {
    const answer = await fetch(discoveryUrl, { signal: AbortSignal.timeout(timeoutMs) });
    const found = discoverySchema.parse(await answer.json());
    return { ...found, jwks_uri: new URL(found.jwks_uri, discoveryUrl).href };
  } catch (error) {
    log.warn('sign-in with Google', { reason: wordsOf(error) });
    throw googleAway();
  }
}

/** Limits the time to wait for Google. Throws 503. */
async function withTimeout<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(googleAway()), timeoutMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const googleAway = () => new ApiFailure(503, 'google-away', say.googleAway);

/** Most of these come from requests of strangers, so they are not logged as our errors. */
function refused(code: string, reason: unknown): ApiFailure {
  log.warn('sign-in with Google', { code, reason: wordsOf(reason) });
  return refusalOf(code);
}

/** The claims of an ID token that Google signed, for us, in this sign-in, and that has not expired. */
async function verifiedClaims(
  { clientId }: GoogleConfig,
  { issuer, jwks_uri, id_token_signing_alg_values_supported: algorithms }: Provider,
  idToken: string | undefined,
  nonce: string,
): Promise<unknown> {
  if (!idToken) throw refused('unable_to_get_user_info', 'no ID token');
  const { validateToken } = await oauth();
  const { payload } = await validateToken(idToken, jwks_uri, {
    issuer,
    audience: clientId,
    ...(algorithms && { algorithms }),
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
    clockTolerance: TOLERANCE_SECONDS,
  }).catch((error: unknown) => {
    throw refused('unable_to_get_user_info', error);
  });
  if (payload.nonce !== nonce) throw refused('unable_to_get_user_info', 'another nonce');
  return payload;
}

/** The claims of an ID token that we use. */
const claimsSchema = z.object({
  sub: boundedText(255).min(1),
  email: emailSchema,
  email_verified: z.unknown(),
  name: boundedText(LONGEST_CLAIM).optional().catch(undefined),
});

function identityIn(claims: unknown): Identity {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw refused('unable_to_get_user_info', parsed.error);
  const { sub, email, name = '' } = parsed.data;
  const storable = name.toWellFormed().replaceAll('\u0000', '').trim().slice(0, NAME_MAX);
  return {
    sub,
    email,
    // Some providers send the text "false".
    emailVerified: parsed.data.email_verified === true,
    name: storable || nameFromEmail(email),
  };
}

const refusals = (): Readonly<Record<string, readonly [status: number, message: string]>> => ({
  access_denied: [401, signInSays.cancelled],
  account_not_linked: [409, say.accountNotLinked],
  email_not_verified: [403, say.googleNotConfirmed],
  account_disabled: [403, say.accountDisabled],
  unable_to_get_user_info: [401, say.googleNotVerified],
});

export function refusalOf(error: string): ApiFailure {
  const code = error.toLowerCase();
  const [status, message] = refusals()[code] ?? [
    401,
    code.startsWith('state') ? say.googleStale : say.googleFailed,
  ];
  return new ApiFailure(status, code.replaceAll('_', '-').slice(0, 60), message);
}
