import type { Noun } from '../db/noun.ts';
import { say } from '../words.ts';

/** Who works in the practice, and as what. Their accounts are rows of `user`: see signIn/noun.ts. */
export const colleagues = {
  live: { colleague: 'dieticians' },
  audited: { colleague: { words: () => say.things.colleagues, ofPractice: true } },
} as const satisfies Noun;
