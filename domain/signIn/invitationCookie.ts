/**
 * The cookie in which the sign-up page passes an invitation's token to the start of the sign-in with Google,
 * and the path to which the cookie is sent.
 */
export const INVITATION_COOKIE = 'weekplate-invitation';
export const INVITATION_PATH = '/api/auth/google';
