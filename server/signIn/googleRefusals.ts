import { SIGN_IN_CANCELLED } from '#domain/signIn/cancelled.ts';
import { ApiFailure } from '../http/failure.ts';

const refusals: Readonly<Record<string, readonly [status: number, message: string]>> = {
  access_denied: [401, SIGN_IN_CANCELLED],
  account_not_linked: [
    409,
    'There is an account with this address, and Google has not confirmed that it is yours. Log in with your password.',
  ],
  email_not_verified: [
    403,
    'Google has not confirmed your address. Open the link that confirms it, then try again.',
  ],
  account_disabled: [403, 'This account is disabled. Ask your practice.'],
  unable_to_get_user_info: [
    401,
    'What Google answered could not be verified. Nobody was signed in.',
  ],
};

const STALE = 'This sign-in began too long ago or in another window. Please try again.';

/** The message for a code with which better-auth ended a sign-in. */
export function refusalOf(error: string): ApiFailure {
  const code = error.toLowerCase();
  const [status, message] = refusals[code] ?? [
    401,
    code.startsWith('state') ? STALE : 'Sign-in with Google did not work. Please try again.',
  ];
  return new ApiFailure(status, code.replaceAll('_', '-').slice(0, 60), message);
}
