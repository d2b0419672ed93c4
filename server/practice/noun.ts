import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type Tables = {
  /** One row at most. */
  practice: {
    id: number;
    name: string;
    address: string;
    email: string;
    phone: string;
    privacyText: string;
    termsText: string;
    /** Days for which a deletion can be cancelled; null: as configured. */
    deletionDays: number | null;
    version: number;
    updatedAt: string;
    updatedBy: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const practice = {
  tables: { practice: ofNobody } satisfies TablesOf<keyof Tables>,
  live: { practice: 'everybody' },
  audited: { practice: { words: () => say.things.practice, ofPractice: true } },
} as const satisfies Noun;
