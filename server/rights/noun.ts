import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type Tables = {
  accountDeletion: { userId: string; requestedAt: string; dueAt: string };
  /** Each consent to a version of the Privacy Policy, and when it was withdrawn. */
  consent: {
    userId: string;
    id: string;
    version: string;
    givenAt: string;
    withdrawnAt: string | null;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

const owner = 'userId';

export const rights = {
  tables: {
    accountDeletion: ofCustomer(() => say.copied.accountDeletion, {
      owner,
      limit: upTo(1, 1, 200),
    }),
    consent: ofCustomer(() => say.copied.consent, {
      owner,
      limit: upTo(5000, 2000, 200),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { consent: 'person-and-dieticians' },
  audited: { account: { words: () => say.things.account } },
} as const satisfies Noun;
