/** Shown when Google's window was closed, or its question was answered with no. */
export const SIGN_IN_CANCELLED = 'Sign-in process cancelled.';
