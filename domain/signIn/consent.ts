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

export const AGREEMENT =
  'I agree that my practice keeps and uses my health data to coach me, as the Privacy Policy says.';
export const AGREEMENT_NEEDED =
  'Tick this if you agree. Without it the practice may not coach you.';
export const TEXT_CHANGED =
  'The practice has changed its Privacy Policy just now. Read it again, and tick this if you agree.';

export const CONSENT_NEEDED_WORDS =
  'You have not agreed that the practice keeps and uses your health data. Agree first; nothing of it is lost.';
export const CONSENT_WITHDRAWN_WORDS =
  'This customer has withdrawn their consent. Nobody at the practice can open or change their health data until they agree again.';
