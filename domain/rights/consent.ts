import type { Role } from '../accounts/role.ts';

/**
 * A customer's consent to the use of their health data. `none`: they were not asked yet, since they signed
 * up with Google, or before consent was asked for.
 */
export type ConsentState = 'none' | 'given' | 'withdrawn';

/** The version of the built-in Privacy Policy; a new text needs a new date. */
export const BUILT_IN_PRIVACY = 'weekplate-2026-11-26';

/** The codes of two refusals that screens handle. */
export const CONSENT_NEEDED = 'consent-needed';
export const CONSENT_WITHDRAWN = 'consent-withdrawn';

/** Whether a person must give their consent before they can use anything but their rights. */
export const mustConsent = ({
  role,
  consent,
}: {
  readonly role: Role | null;
  readonly consent: ConsentState;
}): boolean => role === 'customer' && consent !== 'given';
