/**
 * The cookie in which the sign-up page hands the token of an invitation to the start of Google's way, and
 * where it is sent.
 */
export const INVITATION_COOKIE = 'weekplate-invitation';
export const INVITATION_PATH = '/api/auth/google';
