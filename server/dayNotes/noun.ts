import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type Tables = {
  /** The note of a day, while it is not empty, and whether a dietician has read it. */
  dayNote: {
    customerId: string;
    date: string;
    /** When its text was last changed; always later than the time before, whatever the clock says. */
    writtenAt: string;
    /** When it was read or answered; null while it waits. */
    settledAt: string | null;
    settledById: string | null;
    /** The `writtenAt` of the text that was read last; it stays when the text is changed. */
    settledWrittenAt: string | null;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const dayNotes = {
  tables: {
    dayNote: ofCustomer(null, {
      limit: upTo(8000, 2000, 5000),
      copy: { leftOut: 'Which notes the dieticians have read: how they share their work.' },
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { 'day-note': 'dieticians' },
  audited: { 'day-note': { words: () => say.things.dayNotes, hiddenFromCustomer: true } },
} as const satisfies Noun;
