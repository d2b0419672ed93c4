export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Said beside the second of two passwords that should be one. */
export const PASSWORDS_DIFFER = 'Passwords do not match.';
