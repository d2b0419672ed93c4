import type { Standing } from '../coaching/periodSchema.ts';
import type { Refusal } from '../refusal.ts';
import { CONSENT_NEEDED, CONSENT_WITHDRAWN, type ConsentState } from '../signIn/consent.ts';
import { CONSENT_NEEDED_WORDS, CONSENT_WITHDRAWN_WORDS } from '../signIn/consentWords.ts';
import type { Side } from './message.ts';

export type Writer = {
  readonly side: Side;
  /** Consent and standing of the customer, whoever writes. */
  readonly consent: ConsentState;
  readonly standing: Standing;
  /** Whether the customer has requested the deletion of their account. */
  readonly leaving: boolean;
};

/**
 * Why a person cannot write in a conversation, not even send a picture; and what they should know before they
 * write.
 */
export type MayWrite = { readonly refusal: Refusal | null; readonly hint: string | null };

const refused = (code: string, message: string): MayWrite => ({
  refusal: { code, message },
  hint: null,
});

/**
 * Who may write. Nobody may without the customer's consent, or while the account waits for its deletion: a
 * message would be new data about the customer. A customer whose coaching is paused or over may still ask,
 * and a dietician may always answer.
 */
export function mayWrite({ side, consent, standing, leaving }: Writer): MayWrite {
  if (side === 'customer') {
    if (consent !== 'given') return refused(CONSENT_NEEDED, CONSENT_NEEDED_WORDS);
    if (leaving) return refused(ACCOUNT_LEAVING, LEAVING_YOU);
    return { refusal: null, hint: HINTS[standing] ?? null };
  }
  if (consent === 'withdrawn') return refused(CONSENT_WITHDRAWN, CONSENT_WITHDRAWN_WORDS);
  if (consent === 'none') return refused('consent-missing', CONSENT_MISSING);
  if (leaving) return refused(ACCOUNT_LEAVING, LEAVING_CUSTOMER);
  return { refusal: null, hint: null };
}

export const ACCOUNT_LEAVING = 'account-leaving';

const LEAVING_YOU =
  'You have asked for your account to be deleted, so nothing new is written in it. Keep your account to write again.';
const LEAVING_CUSTOMER =
  'This customer has asked for their account to be deleted, so nothing new is written in it.';
const CONSENT_MISSING =
  'This customer has not agreed yet that the practice uses their health data. They can be written to once they have.';

const HINTS: Readonly<Partial<Record<Standing, string>>> = {
  paused: 'Your coaching is paused. You can ask all the same; your dietician may answer later.',
  expired: 'Your coaching has ended. You can ask all the same; your dietician may answer later.',
};
