import { type Kind, LETTER } from '../outbox/kind.ts';
import { contactLetter, type Visitor } from './words.ts';

const HOUR_MS = 3_600_000;

/** The outbox's kind for visitors' messages; content: `{ visitor }`. Given up after three days. */
export const contactKind: Kind = {
  ...LETTER,
  isTooLate: (dueAt, now) => now - dueAt >= 72 * HOUR_MS,
  async message({ recipient, content }) {
    return contactLetter(recipient ?? '', (content as { visitor: Visitor }).visitor);
  },
};
