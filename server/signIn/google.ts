import type { GoogleConfig } from '../config/config.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import { type Auth, type AuthInput, authOptions } from './auth.ts';
import { handOverUnverified, identityIn } from './googleIdentity.ts';

export const GOOGLE = 'google';
export const CALLBACK = '/api/auth/google/callback';

const PATIENCE_MS = 10_000;

type Input = AuthInput & Pick<Deps, 'hub' | 'declared'> & { readonly post: Auth['post'] };
type GoogleAuth = Awaited<ReturnType<typeof createGoogleAuth>>;

export type Google = {
  /**
   * better-auth with what Google's discovery address says. It is asked with the first sign-in, not
   * at the start, and again until it has answered once. Throws 503 while it does not.
   */
  ready(): Promise<GoogleAuth>;
};

export function createGoogle(google: GoogleConfig, input: Input): Google {
  let known: Promise<GoogleAuth> | null = null;
  return {
    ready() {
      known ??= discover(google, input).catch((error: unknown) => {
        known = null;
        throw error;
      });
      return known;
    },
  };
}

/** Waits for Google, but not for ever. Throws 503. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(googleAway()), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function discover(google: GoogleConfig, input: Input): Promise<GoogleAuth> {
  const auth = await createGoogleAuth(google, input);
  const { socialProviders } = await inTime(auth.$context);
  if (!socialProviders.some(({ id }) => id === GOOGLE)) throw googleAway();
  return auth;
}

const googleAway = () =>
  new ApiFailure(
    503,
    'google-away',
    'Google cannot be reached just now. Try again in a moment, or use your password.',
  );

async function createGoogleAuth(google: GoogleConfig, input: Input) {
  const { betterAuth } = await import('better-auth');
  const { genericOAuth } = await import('better-auth/plugins/generic-oauth');
  const options = authOptions(input, input.post);
  // Nothing is asked of Google later on, so nothing is kept that would let anyone ask.
  const withoutTokens = async () => ({
    data: { accessToken: null, refreshToken: null, idToken: null },
  });
  return betterAuth({
    ...options,
    logger: {
      level: 'error',
      // What strangers send makes most of these: no error of ours.
      log: (_level, message) => log.warn('sign-in with Google', { reason: wordsOf(message) }),
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      ...options.databaseHooks,
      account: { create: { before: withoutTokens } },
    },
    plugins: [
      ...options.plugins,
      genericOAuth({
        config: [
          {
            providerId: GOOGLE,
            clientId: google.clientId,
            clientSecret: google.clientSecret,
            discoveryUrl: google.discoveryUrl,
            redirectURI: `${input.publicUrl()}${CALLBACK}`,
            scopes: ['openid', 'email', 'profile'],
            // On a computer that several people use, the last one is not signed in unasked.
            prompt: 'select_account',
            pkce: true,
            requireIdTokenVerification: true,
            requireEmailVerification: input.config.smtpUrl !== undefined,
            accountSubject: ({ profile }) => profile.sub ?? '',
            // Called once the ID token is verified; one that is missing is nobody's.
            getUserInfo: async ({ idToken }) => {
              const identity = identityIn(idToken);
              if (identity?.emailVerified) await handOverUnverified(input, GOOGLE, identity);
              return identity;
            },
          },
        ],
      }),
    ],
  });
}
