import type { Letter } from '../mail/mailer.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';
import type { LinkLetter } from '../signIn/mailedLinks.ts';
import { existingAccountLetter, passwordResetLetter, verificationLetter } from './letters.ts';

const HOUR_MS = 3_600_000;

/** The letters with a link that accounts send; `practice` is its name, read at the moment of sending. */
export function letterKinds(practice: () => Promise<string>): Record<LinkLetter['kind'], Kind> {
  /** `hours`: about as long as the link in it works. */
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
