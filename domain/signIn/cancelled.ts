/** Shown when Google's window was closed, or its consent was declined. */
export const SIGN_IN_CANCELLED = 'Sign-in process cancelled.';
