/** The label of the checkbox in the sign-up form. */
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
