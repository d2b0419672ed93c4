import type { Role } from './access.ts';

/** `none`: not asked yet, having signed up with Google or before the question was added. */
export type ConsentState = 'none' | 'given' | 'withdrawn';

/** The version of the built-in Privacy Policy; a new text needs a new date here. */
export const BUILT_IN_PRIVACY = 'weekplate-2026-11-26';

/** The codes of two refusals that screens handle. */
export const CONSENT_NEEDED = 'consent-needed';
export const CONSENT_WITHDRAWN = 'consent-withdrawn';

/** Whether a person must give their consent before they can use anything except their privacy rights. */
export const mustConsent = ({
  role,
  consent,
}: {
  readonly role: Role | null;
  readonly consent: ConsentState;
}): boolean => role === 'customer' && consent !== 'given';
