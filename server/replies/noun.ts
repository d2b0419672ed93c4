import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type Tables = {
  savedReply: {
    id: string;
    title: string;
    text: string;
    /** Null once that dietician's account is gone: the reply stays with the practice. */
    putById: string | null;
    changedAt: string;
    /** Null while it is kept. */
    deletedAt: string | null;
    version: number;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const replies = {
  tables: { savedReply: ofNobody } satisfies TablesOf<keyof Tables>,
  live: { 'saved-reply': 'dieticians' },
  audited: { 'saved-reply': { words: () => say.things.savedReplies, ofPractice: true } },
} as const satisfies Noun;
