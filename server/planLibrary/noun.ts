import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  libraryPlan: {
    id: string;
    name: string;
    /** The text that lists are sorted by; see `nameOrder`. */
    nameOrder: string;
    tags: Json;
    forWhom: string;
    /** The words that searches look in; see `libraryWords`. */
    words: string;
    /** The meals of seven days. */
    days: Json;
    mealTimings: Json;
    notes: string;
    /** Null once that dietician's account is gone: the plan stays with the practice. */
    putById: string | null;
    putAt: string;
    changedAt: string;
    usedCount: number;
    usedAt: string | null;
    /** When it was put in or last used. */
    freshAt: string;
    /** Null while it is in the library. */
    takenOutAt: string | null;
    version: number;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const planLibrary = {
  tables: {
    libraryPlan: { ...ofNobody, json: ['tags', 'days', 'mealTimings'] },
  } satisfies TablesOf<keyof Tables>,
  live: { 'library-plan': 'dieticians' },
  audited: { 'library-plan': { words: () => say.things.planLibrary, ofPractice: true } },
} as const satisfies Noun;
