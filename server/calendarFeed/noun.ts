import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';

type Tables = {
  /** The address at which a calendar fetches a customer's meals: at most one each. */
  calendarFeed: {
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
    calendarFeed: ofCustomer('', {
      limit: upTo(1, 1, 200),
      backup: {
        leftOut: 'A restore would open addresses again that were revoked since: each is made anew.',
      },
      copy: {
        words: 'since when your calendar may fetch your meals; its link is in none of these files',
        without: { tokenHash: 'A secret that opens your meals.' },
      },
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { 'calendar-feed': 'person' },
  audited: { 'calendar-feed': { words: 'calendar link' } },
} as const satisfies Noun;
