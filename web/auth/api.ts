import type { Me } from '#domain/accounts/meSchema.ts';
import type {
  ChangePassword,
  OpenedLink,
  OpenedLinkAnswer,
  SetUp,
  SignIn,
  SignUp,
  Verify,
} from '#domain/signIn/accountSchema.ts';
import { send } from '../api/request.ts';

export type MaybeMe = { me: Me | null };

/** `me` is null if a second factor is required. */
export const signIn = (input: SignIn) => send<MaybeMe>('POST', '/api/auth/sign-in', input);

/** `me` is null if the address has to be confirmed first. */
export const signUp = (input: SignUp) => send<MaybeMe>('POST', '/api/auth/sign-up', input);

export const setUp = (input: SetUp) => send<{ me: Me }>('POST', '/api/auth/set-up', input);

export const checkLink = (link: OpenedLink) =>
  send<OpenedLinkAnswer>('POST', '/api/auth/opened-link', link);

export const verifyEmail = (input: Verify) =>
  send<MaybeMe>('POST', '/api/auth/verify-email', input);

export const sendVerificationMail = (email: string) =>
  send<void>('POST', '/api/auth/verification-mail', { email });

export const sendResetMail = (email: string) =>
  send<void>('POST', '/api/auth/password-reset-mail', { email });

export const resetPassword = (token: string, newPassword: string) =>
  send<void>('POST', '/api/auth/password-reset', { token, newPassword });

export const changePassword = (input: ChangePassword) =>
  send<void>('POST', '/api/auth/password', input);
