import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  visit: {
    customerId: string;
    id: string;
    /** The day in the customer's time zone. */
    date: string;
    text: string;
    nextStep: string;
    /** The words that searches look in; see `visitWords`. */
    words: string;
    /** Null once that dietician's account is gone. */
    writerId: string | null;
    createdAt: string;
    changedAt: string;
    version: number;
  };
  /** The former state of a visit that was changed or deleted. */
  visitChange: {
    customerId: string;
    visitId: string;
    /** The version before the change. */
    version: number;
    was: Json;
    byId: string | null;
    changedAt: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

const PRIVATE = { leftOut: 'The private notes of the dietician, which no customer reads.' };

export const visits = {
  tables: {
    visit: byDieticians(null, { copy: PRIVATE, limit: upTo(10_000, 50_000, 500) }),
    visitChange: byDieticians(null, {
      copy: PRIVATE,
      json: ['was'],
      limit: upTo(20_000, 100_000, 1000, () => say.full.visitChanges),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { visit: 'dieticians' },
  audited: { visit: { words: () => say.things.visits, hiddenFromCustomer: true } },
} as const satisfies Noun;
