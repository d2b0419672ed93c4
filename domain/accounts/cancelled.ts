/** Whether the window of Google was closed or its question answered with no. */
export const SIGN_IN_CANCELLED = 'Sign-in process cancelled.';
