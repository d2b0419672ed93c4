import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type Tables = {
  /** The address at which a calendar fetches meals and appointments: at most one for each person. */
  calendarFeed: {
    /** A dietician, too. */
    customerId: string;
    /** The hash of the secret in the address; the secret itself is stored nowhere. */
    tokenHash: string;
    since: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const calendarFeed = {
  tables: {
    calendarFeed: ofCustomer(null, {
      limit: upTo(1, 1, 200),
      backup: {
        leftOut: 'A restore would open addresses again that were revoked since: each is made anew.',
      },
      copy: {
        words: () => say.copied.calendarFeed,
        without: { tokenHash: 'A secret that opens your meals.' },
      },
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { 'calendar-feed': 'person' },
  audited: { 'calendar-feed': { words: () => say.things.calendarLink } },
} as const satisfies Noun;
