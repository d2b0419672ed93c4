import type { Thresholds } from '#domain/attention/attention.ts';
import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type OrNull<Columns> = { [Name in keyof Columns]: Columns[Name] | null };
type Versioned = { version: number; changedAt: string };

type Tables = {
  /** At most one row. */
  practiceAttention: { id: number } & { -readonly [Name in keyof Thresholds]: number } & Versioned;
  /** Null: the threshold of the practice holds. */
  customerAttention: { customerId: string } & OrNull<{
    -readonly [Name in keyof Thresholds]: number;
  }> &
    Versioned;
  /** A reason, or all reasons, of a customer that is put off until a day in the customer's own calendar. */
  attentionSnooze: {
    customerId: string;
    /** A `ReasonKind`; '' for all reasons. */
    kind: string;
    until: string;
    at: string;
    byId: string | null;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

const PRIVATE = { leftOut: 'How the dieticians arrange their work; no customer reads it.' };

export const attention = {
  tables: {
    practiceAttention: ofNobody,
    customerAttention: byDieticians(null, { copy: PRIVATE, limit: upTo(1, 10, 500) }),
    attentionSnooze: byDieticians(null, { copy: PRIVATE, limit: upTo(100, 50, 500) }),
  } satisfies TablesOf<keyof Tables>,
  live: { attention: 'dieticians' },
  audited: {
    'attention-list': { words: () => say.things.attentionList },
    attention: { words: () => say.things.attention, hiddenFromCustomer: true },
    'attention-thresholds': { words: () => say.things.attentionRules, ofPractice: true },
  },
} as const satisfies Noun;
