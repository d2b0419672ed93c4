import { type Kind, LETTER } from '../outbox/kind.ts';
import type { LinkLetter } from '../signIn/mailedLinks.ts';
import { say } from '../words.ts';

const HOUR_MS = 3_600_000;

/** The kinds of letters about accounts, each with a link; `practice` returns the practice's name. */
export function letterKinds(practice: () => Promise<string>): Record<LinkLetter['kind'], Kind> {
  /** `hours`: how long the link works; after that the letter is too late. */
  const withLink = (kind: LinkLetter['kind'], hours: number): Kind => ({
    ...LETTER,
    isTooLate: (dueAt, now) => now - dueAt >= hours * HOUR_MS,
    async message({ recipient, content }) {
      const { link } = content as { link: string };
      const from = await practice();
      const { subject, text } = say.letters[kind];
      return { to: recipient ?? '', link, subject: subject(from), text: text(from, link) };
    },
  });
  return {
    verification: withLink('verification', 24),
    'password-reset': withLink('password-reset', 1),
    'existing-account': withLink('existing-account', 24),
  };
}
