import type { Letter } from '../mail/mailer.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';
import type { LinkLetter } from '../signIn/mailedLinks.ts';

const HOUR_MS = 3_600_000;

/** The kinds of letters about accounts, each with a link; `practice` returns the practice's name. */
export function letterKinds(practice: () => Promise<string>): Record<LinkLetter['kind'], Kind> {
  /** `hours`: how long the link works; after that the letter is too late. */
  const withLink = (
    write: (practice: string, to: string, link: string) => Letter,
    hours: number,
  ): Kind => ({
    ...LETTER,
    isTooLate: (dueAt, now) => now - dueAt >= hours * HOUR_MS,
    async message({ recipient, content }) {
      return write(await practice(), recipient ?? '', (content as { link: string }).link);
    },
  });
  return {
    verification: withLink(verificationLetter, 24),
    'password-reset': withLink(passwordResetLetter, 1),
    'existing-account': withLink(existingAccountLetter, 24),
  };
}

/** Confirms that an address belongs to the person who signed up with it. */
function verificationLetter(practice: string, to: string, link: string): Letter {
  return {
    to,
    link,
    subject: `Confirm your email address for ${practice}`,
    text: `An account at ${practice} was created with this address.

Please confirm your address by opening this link within a day:
${link}

If this wasn’t you, ignore this email. The address stays unconfirmed and nobody gets in.
`,
  };
}

function passwordResetLetter(practice: string, to: string, link: string): Letter {
  return {
    to,
    link,
    subject: `Choose a new password for ${practice}`,
    text: `Someone asked for a new password for your account at ${practice}.

Choose one by opening this link within an hour:
${link}

If this wasn’t you, ignore this email. Your password stays the same.
`,
  };
}

/** Sent to the owner when somebody signs up again with an address that has an account. */
function existingAccountLetter(practice: string, to: string, link: string): Letter {
  return {
    to,
    link,
    subject: `You already have an account at ${practice}`,
    text: `Someone tried to sign up at ${practice} with this address, but it already has an account.

Log in here:
${link}

If you forgot your password, choose 'Forgot password' there. If this wasn’t you, ignore this email.
`,
  };
}
