import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
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
    /** Of a record, see `visitInputSchema` and `visitFiguresSchema`; null for plain notes. */
    sections: Json | null;
    figures: Json | null;
    /** Null while it can be changed. */
    signedAt: string | null;
    /** The name that the signer had then. */
    signedBy: string | null;
  };
  /** What was added to a signed visit. Nobody changes it. */
  visitAddendum: {
    customerId: string;
    visitId: string;
    id: string;
    text: string;
    writerId: string | null;
    writer: string;
    writtenAt: string;
  };
  /** The headings of new records, one row for the practice. */
  visitTemplate: { id: number; headings: Json; changedAt: string; version: number };
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
    visit: byDieticians(null, {
      copy: PRIVATE,
      json: ['sections', 'figures'],
      limit: upTo(10_000, 50_000, 500),
    }),
    visitAddendum: byDieticians(null, { copy: PRIVATE, limit: upTo(5000, 20_000, 200) }),
    visitTemplate: { ...ofNobody, json: ['headings'] },
    visitChange: byDieticians(null, {
      copy: PRIVATE,
      json: ['was'],
      limit: upTo(20_000, 100_000, 1000, () => say.full.visitChanges),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { visit: 'dieticians', 'visit-template': 'dieticians' },
  audited: {
    visit: { words: () => say.things.visits, hiddenFromCustomer: true },
    'visit-template': { words: () => say.things.visitTemplate, ofPractice: true },
  },
} as const satisfies Noun;
