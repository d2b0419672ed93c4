import type { Letter } from '../mail/mailer.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';
import type { LinkLetter } from '../signIn/mailedLinks.ts';
import { existingAccountLetter, passwordResetLetter, verificationLetter } from './words.ts';

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
