import type { Letter } from '../mail/mailer.ts';
import {
  contactLetter,
  existingAccountLetter,
  passwordResetLetter,
  verificationLetter,
} from './letters.ts';

type Visitor = { readonly name: string; readonly email: string; readonly message: string };

/** A letter that waits to be sent: what is written into it, but for the name of the practice. */
export type Posted =
  | {
      readonly kind: 'verification' | 'password-reset' | 'existing-account';
      readonly to: string;
      readonly link: string;
    }
  | { readonly kind: 'contact'; readonly to: string; readonly visitor: Visitor };

const LETTERS = {
  verification: verificationLetter,
  'password-reset': passwordResetLetter,
  'existing-account': existingAccountLetter,
};

/** The letter as it is sent. `messageId` names it for good: one that goes out twice is shown once. */
export function written(posted: Posted, practice: string, messageId: string): Letter {
  const letter =
    posted.kind === 'contact'
      ? contactLetter(posted.to, posted.visitor)
      : LETTERS[posted.kind](practice, posted.to, posted.link);
  return { ...letter, messageId };
}

const HOUR_MS = 3_600_000;

/** How long it is tried, in milliseconds: about as long as the link in it works. */
export const TRIED_FOR_MS: Readonly<Record<Posted['kind'], number>> = {
  verification: 24 * HOUR_MS,
  'password-reset': HOUR_MS,
  'existing-account': 24 * HOUR_MS,
  contact: 72 * HOUR_MS,
};
