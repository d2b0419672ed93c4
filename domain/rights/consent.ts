import type { Role } from '../accounts/role.ts';

export type { Consent, ConsentRecord } from './consentSchema.ts';

/**
 * Where a customer's consent to the processing of their health data stands. `none`: they were never
 * asked, as whoever came by Google or before it was asked for.
 */
export type ConsentState = 'none' | 'given' | 'withdrawn';

/** Names the Privacy Policy that Weekplate brings along; another text gets another date. */
export const BUILT_IN_PRIVACY = 'weekplate-2026-11-21';

/** Said beside the box of the sign-up form. */
export const AGREEMENT =
  'I agree that my practice keeps and uses my health data to coach me, as the Privacy Policy says.';
export const AGREEMENT_NEEDED =
  'Tick this if you agree. Without it the practice may not coach you.';
export const TEXT_CHANGED =
  'The practice has changed its Privacy Policy just now. Read it again, and tick this if you agree.';

/** The codes of two refusals which the screens know. */
export const CONSENT_NEEDED = 'consent-needed';
export const CONSENT_WITHDRAWN = 'consent-withdrawn';

export const CONSENT_NEEDED_WORDS =
  'You have not agreed that the practice keeps and uses your health data. Agree first; nothing of it is lost.';
export const CONSENT_WITHDRAWN_WORDS =
  'This customer has withdrawn their consent. Nobody at the practice can open or change their health data until they agree again.';

/** Whether somebody has to agree before anything but their own rights is open to them. */
export const mustConsent = ({
  role,
  consent,
}: {
  readonly role: Role | null;
  readonly consent: ConsentState;
}): boolean => role === 'customer' && consent !== 'given';
