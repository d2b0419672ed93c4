export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** The message for a repeated password that differs from the first. */
export const PASSWORDS_DIFFER = 'Passwords do not match.';
