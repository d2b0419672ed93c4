import type { Role } from '../accounts/role.ts';

/**
 * Where a customer's consent to the processing of their health data stands. `none`: they were never
 * asked, as whoever came by Google or before it was asked for.
 */
export type ConsentState = 'none' | 'given' | 'withdrawn';

/** Names the Privacy Policy that Weekplate brings along; another text gets another date. */
export const BUILT_IN_PRIVACY = 'weekplate-2026-11-22';

/** The codes of two refusals which the screens know. */
export const CONSENT_NEEDED = 'consent-needed';
export const CONSENT_WITHDRAWN = 'consent-withdrawn';

/** Whether somebody has to agree before anything but their own rights is open to them. */
export const mustConsent = ({
  role,
  consent,
}: {
  readonly role: Role | null;
  readonly consent: ConsentState;
}): boolean => role === 'customer' && consent !== 'given';
